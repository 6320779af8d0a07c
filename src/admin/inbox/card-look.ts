/** What a request and one that was kept apart have in common. */
export const CARD = {
  /** Cards below the screen are not laid out while somebody types: a message may have 5,000 characters. */
  pane: 'pane grid grid-cols-[minmax(0,1fr)] gap-3 p-5 max-[600px]:p-4 nth-of-type-[n+6]:[contain-intrinsic-block-size:auto_18rem] nth-of-type-[n+6]:[content-visibility:auto]',
  head: 'flex flex-wrap items-center gap-x-4 gap-y-1',
  name: 'text-[1.25rem] wrap-anywhere',
  time: 'ml-auto text-ink-soft tabular-nums max-[600px]:w-full',
  remove: 'ml-auto max-[600px]:col-[-2] max-[600px]:ml-0',
} as const;

/** Not 'auto' columns: what can't be broken in one card would make them all wider than the page. */
export const CARDS = 'grid grid-cols-[minmax(0,1fr)] gap-4';

/**
 * Buttons side by side. On a phone each is as wide as the thumb's side of the screen allows, in two columns; in one where
 * the text is large.
 */
export const ACTIONS =
  'flex flex-wrap gap-2 max-[600px]:grid max-[600px]:w-full max-[600px]:grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,50%-0.25rem)),1fr))] max-[600px]:*:px-[0.5em]';

/** A closed list under the cards: its line weighs more than what opens inside a card. */
export const CLOSED_LIST = '[&>summary]:font-bold';
