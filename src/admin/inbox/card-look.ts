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

/** The media query of a phone, by its width. */
export const ON_PHONE = '(width < 37.5em)';

/** Classes of an opened request. */
export const DETAIL = {
  head: 'grid gap-3 beside:grid-cols-[minmax(0,1fr)_auto] beside:items-start beside:gap-x-6',
  deed: 'flex flex-wrap items-start gap-2',
  button: 'max-[37.5em]:flex-1',
  ways: 'flex flex-wrap border-y border-glass-3 min-[37.5em]:gap-x-8',
  way: 'inline-flex min-h-touch items-center gap-2 text-petrol no-underline hover:underline aria-expanded:underline max-[37.5em]:min-h-16 max-[37.5em]:flex-1 max-[37.5em]:basis-[5rem] max-[37.5em]:flex-col max-[37.5em]:justify-center max-[37.5em]:gap-1 max-[37.5em]:text-small',
  more: 'grid size-12 flex-none place-content-center text-petrol min-[37.5em]:ml-auto',
} as const;

/** Classes of the opened menu of a request: words in columns, without boxes. */
export const MENU = {
  list: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-6',
  item: 'min-h-touch border-b border-glass-3 py-1 text-left text-petrol no-underline hover:underline content-center',
} as const;

/** Classes of the history: time, dot on a line, words. */
export const LINE = {
  row: "relative grid min-h-[2.125rem] grid-cols-[7.5rem_minmax(0,1fr)_auto] gap-x-10 py-1 text-small before:absolute before:inset-y-0 before:left-[8.75rem] before:w-0.5 before:-translate-x-1/2 before:bg-glass-3 before:content-[''] first:before:top-4 last:before:bottom-auto last:before:h-4 after:absolute after:top-[0.7rem] after:left-[8.75rem] after:-translate-x-1/2 after:rounded-[50%] after:content-[''] max-[37.5em]:grid-cols-[6.75rem_minmax(0,1fr)_auto] max-[37.5em]:gap-x-8 max-[37.5em]:before:left-[7.75rem] max-[37.5em]:after:left-[7.75rem] few-letters:grid-cols-[minmax(0,1fr)_auto] few-letters:gap-x-2 few-letters:pl-6 few-letters:before:left-2 few-letters:after:left-2",
  past: 'after:size-2.5 after:bg-edge',
  ahead: 'after:size-3 after:border-2 after:border-petrol after:bg-surface',
  /** With few letters to a line the words stand below. */
  when: 'tabular-nums few-letters:col-span-full',
  opener: 'min-h-11 text-petrol underline underline-offset-4',
  /** Covers the line of time. */
  panel: 'relative z-1 col-span-full bg-surface py-2 few-letters:-ml-6',
  undo: '-mt-2 -mb-1 -ml-8 few-letters:ml-0 grid size-11 place-content-center text-ink-soft',
} as const;

/** A closed list under the cards; bolder than those inside a card. */
export const CLOSED_LIST = '[&>summary]:font-bold';
