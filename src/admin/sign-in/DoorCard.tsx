import type { ReactNode } from 'react';
import { Doorstep } from './Doorstep.tsx';
import { WayBack } from './WayBack.tsx';

interface DoorCardProps {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** The card with the form that leads in. */
export function DoorCard({ title, subtitle, children }: DoorCardProps) {
  return (
    // Below, the floating button covers nothing of the card.
    <Doorstep className="login p-4 pb-24">
      <div className="pane grid w-[min(27rem,100vw-2rem)] gap-6 border-t-4 border-t-petrol p-[clamp(1.5rem,5vw,2.5rem)] text-left [box-shadow:var(--shadow-pane)]">
        <header>
          <h1 className="mb-2 text-[2rem]">{title}</h1>
          <p>{subtitle}</p>
        </header>
        {children}
        <WayBack />
      </div>
    </Doorstep>
  );
}
