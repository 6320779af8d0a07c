/** Classes that requests and suspects share. */
export const CARD = {
  /** Skips the layout of cards below the screen, because messages may have 5,000 characters. */
  pane: 'pane grid grid-cols-[minmax(0,1fr)] gap-3 p-5 max-[600px]:p-4 nth-of-type-[n+6]:[contain-intrinsic-block-size:auto_18rem] nth-of-type-[n+6]:[content-visibility:auto]',
  head: 'flex flex-wrap items-center gap-x-4 gap-y-1',
  name: 'text-[1.25rem] wrap-anywhere',
  time: 'ml-auto text-ink-soft tabular-nums max-[600px]:w-full',
  remove: 'ml-auto max-[600px]:col-[-2] max-[600px]:ml-0',
} as const;

/** No 'auto' columns, because one unbreakable word would widen all cards beyond the page. */
export const CARDS = 'grid grid-cols-[minmax(0,1fr)] gap-4';

/** Buttons side by side; on a phone in two columns, or one with large text. */
export const ACTIONS =
  'flex flex-wrap gap-2 max-[600px]:grid max-[600px]:w-full max-[600px]:grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,50%-0.25rem)),1fr))] max-[600px]:*:px-[0.5em]';

/** A closed list under the cards; bolder than those inside a card. */
export const CLOSED_LIST = '[&>summary]:font-bold';
