/** The id of the inbox's heading: where the focus goes when no card is left beside the one that leaves. */
export const INBOX_HEADING = 'inbox-heading';

/**
 * Lets a card leave with the focus going on to the one after it, else the one before, else the heading. Call it before
 * the card goes; the result moves the focus, unless somebody has taken it elsewhere meanwhile.
 */
export function focusAfter(card: HTMLElement | null): () => void {
  // Headings of days may stand between them.
  const cards: (Element | null)[] = [...(card?.parentElement?.querySelectorAll(':scope > article') ?? [])];
  const index = cards.indexOf(card);
  const next = (cards[index + 1] ?? cards[index - 1])?.querySelector<HTMLElement>('h3, h4');
  return () => {
    const active = document.activeElement;
    const isFree = active === document.body || !!card?.contains(active);
    if (isFree) (next?.isConnected ? next : document.getElementById(INBOX_HEADING))?.focus();
  };
}
