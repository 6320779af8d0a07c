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
