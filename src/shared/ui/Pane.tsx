import { type ReactNode, useId } from 'react';

interface PaneProps {
  title: string;
  heading?: 'h2' | 'h3';
  isBusy?: boolean;
  children: ReactNode;
}

export function Pane({ title, heading: Heading = 'h2', isBusy = false, children }: PaneProps) {
  const id = useId();
  return (
    <section
      className="pane grid grid-cols-[minmax(0,1fr)] content-start gap-[0.85rem] p-5 @max-[40rem]:p-4 [&>.button]:justify-self-start"
      aria-labelledby={id}
      aria-busy={isBusy}
    >
      <Heading id={id} className="text-[1.25rem]">
        {title}
      </Heading>
      {children}
    </section>
  );
}

export function Panes({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={`grid gap-4 @min-[40rem]:grid-cols-2 @max-[62rem]:@min-[40rem]:*:last:odd:col-span-full @min-[62rem]:has-[>:nth-child(3)]:grid-cols-3 ${className}`}
    >
      {children}
    </div>
  );
}
