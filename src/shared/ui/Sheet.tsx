import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { notTwice } from '#shared/browser/once.ts';
import { Icon } from './Icon.tsx';
import { uiTexts } from './texts.ts';

const LOOK =
  'fixed inset-x-0 top-auto bottom-0 m-0 max-h-[calc(100dvh-3rem)] w-full max-w-none overflow-y-auto overscroll-contain rounded-t bg-surface text-ink backdrop:bg-[rgb(14_42_51/0.55)] motion-safe:animate-sheet-in lg:w-84 lg:animate-none lg:rounded lg:border-2 lg:border-petrol lg:backdrop:bg-transparent';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog at the window's foot; from 1024 px on beside what opened it. Escape, the veil and '×' close it. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Closes before unmounting, because only a closed dialog returns the focus.
  useLayoutEffect(() => {
    const opened = dialog.current;
    const opener = document.activeElement?.getBoundingClientRect();
    opened?.showModal();
    if (opened && opener) placeBeside(opened, opener);
    return () => opened?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it.
    <dialog
      className={LOOK}
      aria-labelledby={id}
      ref={dialog}
      onClickCapture={notTwice}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className="relative grid gap-3 p-4">
        <h2 id={id} className="mr-10 text-[1.25rem] leading-tight wrap-anywhere">
          {title}
        </h2>
        {children}
        {/* Last, because the first choice takes the focus. */}
        <button
          type="button"
          className="absolute top-1 right-1 grid size-12 place-content-center"
          aria-label={uiTexts.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

const EDGE_PX = 8;

/** Puts the sheet to the right of what opened it, or to its left where that is wider; grows towards the window's middle. */
function placeBeside({ style, offsetWidth }: HTMLElement, { left, right, top, bottom }: DOMRect): void {
  if (!matchMedia('(width >= 64em)').matches) return;
  const isLow = top > innerHeight / 2;
  // Most of the height stays for a form.
  const start = Math.max(EDGE_PX, Math.min(innerHeight / 5, isLow ? innerHeight - bottom : top));
  const beside = left > innerWidth - right ? left - offsetWidth - EDGE_PX : right + EDGE_PX;
  style.left = `${Math.max(EDGE_PX, Math.min(beside, innerWidth - offsetWidth - EDGE_PX))}px`;
  style[isLow ? 'bottom' : 'top'] = `${start}px`;
  style[isLow ? 'top' : 'bottom'] = 'auto';
  style.setProperty('max-height', `${innerHeight - start - EDGE_PX}px`);
}
