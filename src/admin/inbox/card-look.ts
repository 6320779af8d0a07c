/** Classes that suspects and the bin share. */
export const CARD = {
  pane: 'pane grid grid-cols-[minmax(0,1fr)] gap-3 p-5 max-[37.5em]:p-4',
  head: 'flex flex-wrap items-center gap-x-4 gap-y-1',
  name: 'text-[1.25rem] wrap-anywhere',
  time: 'ml-auto text-ink-soft tabular-nums max-[37.5em]:w-full',
  message: 'max-w-[66ch] hyphens-none whitespace-pre-wrap wrap-anywhere',
  remove: 'ml-auto max-[37.5em]:col-[-2] max-[37.5em]:ml-0',
} as const;

/** No 'auto' columns, because one unbreakable word would widen all cards beyond the page. */
export const CARDS = 'grid grid-cols-[minmax(0,1fr)] gap-4';

/** Buttons side by side; on a phone in two columns, or one with large text. */
export const ACTIONS =
  'flex flex-wrap gap-2 max-[37.5em]:grid max-[37.5em]:w-full max-[37.5em]:grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,50%-0.25rem)),1fr))] max-[37.5em]:*:px-[0.5em]';

/**
 * Classes of a request in the list. On wide pages the opened one stands beside the list and stays in view. The row
 * itself must not be positioned, because its detail is placed within the list.
 */
export const ROW = {
  list: '@container relative grid grid-cols-[minmax(0,1fr)] beside:has-[>[data-open=true]]:min-h-[calc(100dvh-2rem)] beside:has-[>[data-open=true]]:content-start beside:has-[>[data-open=true]]:grid-cols-[26rem]',
  box: '-mt-px border border-glass-3 bg-surface beside:data-[open=true]:bg-glass-2',
  head: 'relative grid min-h-[4.5rem] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 px-4 py-1.5 max-[37.5em]:px-3 hover:bg-glass-1 beside:in-data-[open=true]:bg-transparent',
  line: 'flex items-baseline gap-x-[0.3em] @max-[19rem]:flex-wrap',
  name: 'max-w-full shrink-0 text-body leading-[1.5]',
  /** Wraps with very large text, because no word may be cut. */
  words:
    'block truncate in-data-[open=true]:whitespace-normal in-data-[open=true]:wrap-anywhere @max-[19rem]:whitespace-normal @max-[19rem]:hyphens-auto',
  opener: '-my-[0.85rem] block max-w-full py-[0.85rem] text-left font-bold after:absolute after:inset-0',
  more: 'min-w-0 truncate text-ink-soft @max-[19rem]:whitespace-normal',
  state: 'flex flex-wrap items-center gap-x-3 text-small',
  call: 'relative grid size-12 place-content-center rounded border border-edge',
  detail: 'beside:absolute beside:inset-y-0 beside:right-0 beside:left-[27.5rem]',
  body: 'grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-glass-3 p-4 beside:sticky beside:top-4 beside:max-h-[calc(100dvh-2rem)] beside:overflow-y-auto beside:rounded beside:border beside:bg-surface beside:p-6',
} as const;

/** A closed list under the cards; bolder than those inside a card. */
export const CLOSED_LIST = '[&>summary]:font-bold';
