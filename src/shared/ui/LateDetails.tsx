import { type ReactNode, type Ref, Suspense, useState } from 'react';
import { Skeleton } from './Skeleton.tsx';

interface LateDetailsProps {
  title: string;
  className?: string;
  ref?: Ref<HTMLDetailsElement>;
  startsOpen?: boolean;
  /** A class for the height that its content will have. */
  room: string;
  /** Rendered when it is opened, e.g. a latePart. */
  children: ReactNode;
}

/** A disclosure that loads its content when it is opened. It is not printed while closed. */
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
