/** Classes that suspects and the bin share. */
export const CARD = {
  pane: 'pane grid grid-cols-[minmax(0,1fr)] gap-3 p-5 max-[600px]:p-4',
  head: 'flex flex-wrap items-center gap-x-4 gap-y-1',
  name: 'text-[1.25rem] wrap-anywhere',
  time: 'ml-auto text-ink-soft tabular-nums max-[600px]:w-full',
  message: 'max-w-[66ch] hyphens-none whitespace-pre-wrap wrap-anywhere',
  remove: 'ml-auto max-[600px]:col-[-2] max-[600px]:ml-0',
} as const;

/** No 'auto' columns, because one unbreakable word would widen all cards beyond the page. */
export const CARDS = 'grid grid-cols-[minmax(0,1fr)] gap-4';

/** Buttons side by side; on a phone in two columns, or one with large text. */
export const ACTIONS =
  'flex flex-wrap gap-2 max-[600px]:grid max-[600px]:w-full max-[600px]:grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,50%-0.25rem)),1fr))] max-[600px]:*:px-[0.5em]';

/**
 * A request in the list. From 1200 px on the opened one stands beside the list and stays in view; the row itself must
 * not be positioned, because its detail is placed within the list.
 */
export const ROW = {
  list: '@container relative grid grid-cols-[minmax(0,1fr)] min-[1200px]:has-[>[data-open=true]]:min-h-[calc(100dvh-2rem)] min-[1200px]:has-[>[data-open=true]]:content-start min-[1200px]:has-[>[data-open=true]]:grid-cols-[26rem]',
  box: '-mt-px border border-glass-3 bg-surface min-[1200px]:data-[open=true]:bg-glass-2',
  head: 'relative grid min-h-[4.5rem] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 px-4 py-1.5 max-[600px]:px-3 hover:bg-glass-1 min-[1200px]:in-data-[open=true]:bg-transparent',
  line: 'flex items-baseline gap-x-[0.3em] @max-[19rem]:flex-wrap',
  name: 'max-w-full shrink-0 text-body leading-[1.5]',
  /** Wraps with very large text, because no word may be cut. */
  words:
    'block truncate in-data-[open=true]:whitespace-normal in-data-[open=true]:wrap-anywhere @max-[19rem]:whitespace-normal @max-[19rem]:hyphens-auto',
  opener: '-my-[0.85rem] block max-w-full py-[0.85rem] text-left font-bold after:absolute after:inset-0',
  more: 'min-w-0 truncate text-ink-soft @max-[19rem]:whitespace-normal',
  state: 'flex flex-wrap items-center gap-x-3 text-small',
  call: 'relative grid size-12 place-content-center rounded border border-edge',
  detail: 'min-[1200px]:absolute min-[1200px]:inset-y-0 min-[1200px]:right-0 min-[1200px]:left-[27.5rem]',
  body: 'grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-glass-3 p-4 min-[1200px]:sticky min-[1200px]:top-4 min-[1200px]:max-h-[calc(100dvh-2rem)] min-[1200px]:overflow-y-auto min-[1200px]:rounded min-[1200px]:border min-[1200px]:bg-surface min-[1200px]:p-6',
} as const;

/** A closed list under the cards; bolder than those inside a card. */
export const CLOSED_LIST = '[&>summary]:font-bold';
