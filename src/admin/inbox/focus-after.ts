/** The id of the inbox's heading. */
export const INBOX_HEADING = 'inbox-heading';

/**
 * Finds the heading to focus after a card is removed: of the next card, else the one before, else of the inbox. Call it
 * before the removal; the result moves the focus, unless somebody focused something else.
 */
export function focusAfter(card: HTMLElement | null): () => void {
  // Articles only, because headings of days may stand between them.
  const cards: (Element | null)[] = [...(card?.parentElement?.querySelectorAll(':scope > article') ?? [])];
  const index = cards.indexOf(card);
  const next = (cards[index + 1] ?? cards[index - 1])?.querySelector<HTMLElement>('h3, h4');
  return () => {
    const active = document.activeElement;
    const isFree = active === document.body || !!card?.contains(active);
    if (isFree) (next?.isConnected ? next : document.getElementById(INBOX_HEADING))?.focus();
  };
}
