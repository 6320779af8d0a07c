import { isFocusFree } from '#shared/browser/hand-on-focus.ts';

/** The id of the inbox's heading. */
export const INBOX_HEADING = 'inbox-heading';

/**
 * A `ref` for a card that will leave its list. Moves a focus inside it to the heading of the next card, else of the one
 * before, else of the inbox.
 */
export function handOnToNextCard(card: HTMLElement | null): (() => void) | undefined {
  if (!card) return undefined;
  return () => {
    if (!card.contains(document.activeElement)) return;
    // Articles only, because headings of days may stand between them.
    const cards = [...(card.parentElement?.querySelectorAll<HTMLElement>(':scope > article') ?? [])];
    const place = cards.indexOf(card);
    const next = (cards[place + 1] ?? cards[place - 1])?.querySelector<HTMLElement>('h3, h4');
    // React removes the card after this. A focus that somebody moved meanwhile wins.
    queueMicrotask(() => {
      if (isFocusFree()) (next?.isConnected ? next : document.getElementById(INBOX_HEADING))?.focus();
    });
  };
}
