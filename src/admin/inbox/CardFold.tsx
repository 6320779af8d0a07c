import { type ReactNode, useRef, useState } from 'react';
import { once } from '#shared/browser/once.ts';

interface CardFoldProps {
  label: string;
  /** The accessible name, if the label alone is unclear. */
  name?: string;
  startsOpen?: boolean;
  children: (close: () => void) => ReactNode;
}

/** One of a request's buttons. Its panel opens below all of them; Escape closes it. */
export function CardFold({ label, name, startsOpen = false, children }: CardFoldProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <>
      <button
        type="button"
        className={`button ${name ? '' : "after:content-['▾'/'']"}`}
        aria-label={name}
        aria-expanded={isOpen}
        ref={opener}
        onClick={once(() => setOpen(!isOpen))}
      >
        {label}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape works on each button inside.
        <div
          className="order-last basis-full max-[37.5em]:col-span-full"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            close();
          }}
        >
          {children(close)}
        </div>
      )}
    </>
  );
}
