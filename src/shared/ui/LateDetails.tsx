import { type ReactNode, type Ref, Suspense, useState } from 'react';
import { Skeleton } from './Skeleton.tsx';

interface LateDetailsProps {
  title: string;
  className?: string;
  ref?: Ref<HTMLDetailsElement>;
  /** A class for the height that its content will have. */
  room: string;
  /** Drawn when it is opened: a part that is loaded then (latePart). */
  children: ReactNode;
}

/** What is closed at first, and loads what is in it when it is opened. Closed it is on no paper. */
export function LateDetails({ title, className = 'print:hidden', ref, room, children }: LateDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} ref={ref} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="list-item min-h-touch content-center font-medium">{title}</summary>
      {isOpen && <Suspense fallback={<Skeleton className={`${room} w-full`} />}>{children}</Suspense>}
    </details>
  );
}
