import type { ReactNode } from 'react';

interface DoorstepProps {
  children: ReactNode;
  className?: string;
  isBusy?: boolean;
}

/** What stands in the middle of the window before somebody is in: the login, the wait for its answer, what went wrong. */
export function Doorstep({ children, className = 'p-4', isBusy }: DoorstepProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`grid min-h-screen place-content-center justify-items-center gap-4 bg-glass-1 text-center ${className}`}
      aria-busy={isBusy}
    >
      {children}
    </main>
  );
}
