import { type ReactNode, type Ref, useState } from 'react';

interface LateDetailsProps {
  title: string;
  className?: string;
  ref?: Ref<HTMLDetailsElement>;
  startsOpen?: boolean;
  children: ReactNode;
}

export function LateDetails({
  title,
  className = 'print:hidden',
  ref,
  startsOpen = false,
  children,
}: LateDetailsProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details className={className} ref={ref} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="list-item min-h-touch content-center font-medium">{title}</summary>
      {isOpen && children}
    </details>
  );
}
