import type { ReactNode } from 'react';
import { loginTexts } from './texts.ts';

type DoorstepProps = { children: ReactNode; className?: string; isBusy?: boolean };

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

/** The link back to the site, which the shell's skip link leads to (ruling 24). */
export const WayBack = () => (
  <nav id="navigation" aria-label={loginTexts.ways} tabIndex={-1}>
    <a className="inline-flex min-h-touch items-center" href="/">
      {loginTexts.backToSite}
    </a>
  </nav>
);

export const DOOR_FORM = 'grid gap-5 [&>.button]:mt-1';

type DoorCardProps = Record<'title' | 'subtitle', string> & { children: ReactNode };

export const DoorCard = ({ title, subtitle, children }: DoorCardProps) => (
  // Reserves space below, because the floating button would cover the card.
  <Doorstep className="login p-4 pb-24">
    <div className="pane grid w-[min(27rem,100vw-2rem)] gap-6 border-t-4 border-t-petrol p-[clamp(16px,6vw,40px)] text-left [box-shadow:var(--shadow-pane)]">
      <header>
        <h1 className="mb-2 text-[2rem]">{title}</h1>
        <p>{subtitle}</p>
      </header>
      {children}
      <WayBack />
    </div>
  </Doorstep>
);
