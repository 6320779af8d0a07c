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

export const INBOX_HEADING = 'inbox-heading';

/**
 * Classes of the inbox. From 1024 px on the list scrolls beside the opened request; the page itself is as high as the
 * window. On a phone either reaches from edge to edge.
 */
export const LIST = {
  page: 'beside:[--beside:1] print:h-auto! max-[37.5em]:-mt-2 lg:-my-[calc(clamp(1rem,3vw,2.5rem)-1.5rem)] beside:flex beside:h-[calc(100dvh-3rem)] beside:min-h-[30rem] beside:flex-col',
  pane: 'pane max-[37.5em]:-mx-4 max-[37.5em]:rounded-none max-[37.5em]:border-x-0 max-[37.5em]:border-b-0 beside:grid beside:min-h-0 beside:flex-1 beside:grid-cols-[20rem_minmax(0,1fr)] beside:grid-rows-[minmax(0,1fr)] @min-[58rem]/page:beside:grid-cols-[23.75rem_minmax(0,1fr)]',
  column: 'beside:overflow-y-auto beside:border-r beside:border-glass-3',
  fold: 'border-t border-glass-3 print:hidden [&>summary]:font-normal',
  width: 'lg:w-80 @min-[58rem]/page:lg:w-95',
} as const;

export const ROW = {
  box: 'beside:border-l-4 beside:border-transparent beside:data-[open=true]:border-petrol beside:data-[open=true]:bg-glass-2',
  head: 'relative ml-4 grid min-h-[4.25rem] @max-[19rem]:py-2 grid-cols-[minmax(0,1fr)_auto] items-center border-b border-glass-3 beside:ml-0 beside:min-h-[3.625rem] beside:px-3 beside:hover:bg-glass-2',
  line: 'flex items-baseline gap-x-[0.3em] beside:justify-between beside:gap-x-3 @max-[19rem]:flex-wrap',
  name: 'max-w-full shrink-0 text-body leading-6 font-medium tracking-normal beside:min-w-0 beside:shrink',
  /** Wraps with very large text, because no word may be cut. */
  opener:
    '-my-[0.7rem] block max-w-full truncate py-[0.7rem] text-ink no-underline after:absolute after:inset-0 @max-[19rem]:whitespace-normal @max-[19rem]:hyphens-auto',
  place: 'min-w-0 truncate text-small text-ink-soft beside:max-w-[60%] beside:shrink-0 @max-[19rem]:whitespace-normal',
  state: 'max-w-full shrink-0 truncate text-small leading-[1.375rem] *:not-last:mr-3 @max-[19rem]:whitespace-normal',
  service: 'min-w-0 truncate text-small leading-[1.375rem] text-ink-soft @max-[19rem]:whitespace-normal',
  call: 'relative grid min-h-touch w-14 place-content-center self-stretch text-[1.1rem]',
} as const;

export const ON_PHONE = '(width < 37.5em)';

export const DETAIL = {
  page: '@container/request printed-alone print:overflow-visible! grid grid-cols-[minmax(0,1fr)] content-start gap-3 p-4 beside:overflow-y-auto beside:overscroll-contain beside:px-6 beside:py-7 @min-[58rem]/page:beside:px-8',
  back: 'print:hidden -mt-3 inline-flex min-h-12 items-center gap-2 justify-self-start text-petrol no-underline hover:underline',
  head: 'grid gap-3 @min-[52rem]/page:beside:grid-cols-[minmax(0,1fr)_auto] beside:items-start beside:gap-x-6',
  deed: 'print:hidden flex flex-wrap items-start gap-2',
  button: 'max-[37.5em]:flex-1',
  ways: 'print:hidden flex flex-wrap border-y border-glass-3 min-[37.5em]:gap-x-8',
  way: 'inline-flex min-h-touch items-center gap-2 text-petrol no-underline hover:underline aria-expanded:underline max-[37.5em]:min-h-16 max-[37.5em]:flex-1 max-[37.5em]:basis-[5rem] max-[37.5em]:flex-col max-[37.5em]:justify-center max-[37.5em]:gap-1 max-[37.5em]:text-small',
  more: 'ml-auto grid size-12 flex-none place-content-center text-[1.4rem] text-petrol',
} as const;

export const MENU = {
  list: 'grid',
  item: 'min-h-12 border-b border-glass-3 py-1 text-left text-petrol no-underline hover:underline content-center aria-[current]:font-bold',
} as const;

export const LINE = {
  row: "relative grid min-h-[2.125rem] grid-cols-[7.5rem_minmax(0,1fr)_auto] gap-x-10 py-1 text-small before:absolute before:inset-y-0 before:left-[8.75rem] before:w-0.5 before:-translate-x-1/2 before:bg-glass-3 before:content-[''] first:before:top-4 last:before:bottom-auto last:before:h-4 after:absolute after:top-[0.7rem] after:left-[8.75rem] after:-translate-x-1/2 after:rounded-[50%] after:content-[''] max-[37.5em]:grid-cols-[6.75rem_minmax(0,1fr)_auto] max-[37.5em]:gap-x-8 max-[37.5em]:before:left-[7.75rem] max-[37.5em]:after:left-[7.75rem] @max-[20rem]/request:grid-cols-[minmax(0,1fr)_auto] @max-[20rem]/request:gap-x-2 @max-[20rem]/request:pl-6 @max-[20rem]/request:before:left-2 @max-[20rem]/request:after:left-2",
  past: 'after:size-2.5 after:bg-edge',
  ahead: 'after:size-3 after:border-2 after:border-petrol after:bg-surface',
  when: 'tabular-nums @max-[20rem]/request:col-span-full',
  opener: 'min-h-11 text-petrol underline underline-offset-4',
  undo: '-mt-2 -mb-1 -ml-8 @max-[20rem]/request:ml-0 grid size-11 place-content-center text-ink-soft',
} as const;
