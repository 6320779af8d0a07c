import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { Deed } from '#domain/requests/case/steps.ts';
import { handOnFocus } from '#shared/browser/hand-on-focus.ts';
import { once } from '#shared/browser/once.ts';
import { hasDraft } from '#shared/browser/use-stored-draft.ts';
import { correctDraft, dateDraft, noteDraft, priceDraft } from './drafts.ts';

type Fold = 'menu' | 'mail' | 'whatsapp' | 'date' | 'price';

interface Opened {
  fold: Fold;
  /** The deed that asked for a form; the form then takes the focus. */
  deed?: Deed | undefined;
  /** The template to begin with. */
  template?: string | undefined;
  /** The tapped button, which gets the focus back. */
  from?: HTMLElement | undefined;
  /** Counts the openings, because each remounts its form. */
  taps: number;
}

export type Folds = ReturnType<typeof useFolds>;

/** The folds of an opened request. At most one is open, at its button; an unsaved draft opens its own. */
export function useFolds(id: string, hasNoteInMenu: boolean) {
  const [opened, setOpened] = useState(() => withDraft(id, hasNoteInMenu));

  const buttonOf = (fold: Fold) => `${fold}-${id}`;
  const open = (fold: Fold, why: Omit<Opened, 'fold' | 'taps'> = {}) =>
    setOpened({ fold, ...why, taps: (opened?.taps ?? 0) + 1 });

  // A form that closes late, after its save, leaves alone what was opened meanwhile.
  const now = useRef(opened);
  now.current = opened;
  function close() {
    if (now.current !== opened) return;
    if (opened) (opened.from ?? document.getElementById(buttonOf(opened.fold)))?.focus();
    setOpened(undefined);
  }

  /** The attributes of a fold's button. */
  const opener = (fold: Fold, deed?: Deed) => ({
    id: buttonOf(fold),
    'aria-expanded': opened?.fold === fold,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // A new tab is followed without its fold.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      // The mail program opens over the templates.
      if (fold !== 'mail' || opened?.fold === fold) event.preventDefault();
      const from = event.currentTarget;
      once(() => (opened?.fold === fold ? setOpened(undefined) : open(fold, { deed, from })))(event);
    },
  });

  return { opened, open, close, opener };
}

function withDraft(id: string, hasNoteInMenu: boolean): Opened | undefined {
  const isInMenu = hasDraft(correctDraft(id)) || (hasNoteInMenu && hasDraft(noteDraft(id)));
  const fold = hasDraft(dateDraft(id)) ? 'date' : hasDraft(priceDraft(id)) ? 'price' : isInMenu ? 'menu' : undefined;
  return fold && { fold, taps: 0 };
}

/** An opened fold; Escape closes it. */
export const FoldPanel = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: Escape works on each button inside.
  <div
    ref={handOnFocus}
    onKeyDown={(event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose();
    }}
  >
    {children}
  </div>
);
