import { type ReactNode, type Ref, Suspense, useState } from 'react';
import { Skeleton } from './Skeleton.tsx';

interface LateDetailsProps {
  title: string;
  className?: string;
  ref?: Ref<HTMLDetailsElement>;
  /** Whether it is open from the start: something waits in it. */
  startsOpen?: boolean;
  /** A class for the height that its content will have. */
  room: string;
  /** Drawn when it is opened: a part that is loaded then (latePart). */
  children: ReactNode;
}

/** What is closed as a rule, and loads what is in it when it is opened. Closed it is on no paper. */
export function LateDetails(props: LateDetailsProps) {
  const { title, className = 'print:hidden', ref, startsOpen = false, room, children } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details className={className} ref={ref} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="list-item min-h-touch content-center font-medium">{title}</summary>
      {isOpen && <Suspense fallback={<Skeleton className={`${room} w-full`} />}>{children}</Suspense>}
    </details>
  );
}
