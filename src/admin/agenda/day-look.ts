/** An hour of the week is as high as a large finger. */
export const remOf = (minutes: number): string => `${(minutes / 60) * 3.75}rem`;

/** Classes of a day: in the phone's list, and as a column of the week, where an opened row stands beside its block. */
export const DAY = {
  list: {
    section: '',
    head: 'sticky top-0 z-1 flex min-h-15 flex-wrap items-center justify-between gap-x-4 border-y border-glass-3 bg-glass-1 px-4 py-1',
    title: 'text-body leading-tight font-heavy',
    list: 'bg-surface',
    item: 'border-b border-glass-3 px-4',
    summary: 'grid min-h-16 grid-cols-[4.5rem_minmax(0,1fr)] content-center py-2 leading-snug',
    opened: '',
    gap: 'flex min-h-11 items-center justify-between pl-[4.5rem] text-ink-soft no-underline',
    route: 'flex min-h-11 items-center bg-surface px-4 text-petrol underline underline-offset-4',
  },
  column: {
    section: 'group row-span-3 grid grid-rows-subgrid border-l border-glass-3 data-[today=true]:bg-glass-1',
    head: 'sticky top-0 z-1 border-t-4 border-transparent bg-surface p-2 leading-snug group-data-[today=true]:border-petrol group-data-[today=true]:bg-glass-2',
    title: 'text-small leading-tight font-medium',
    list: 'relative border-t border-glass-3 bg-[repeating-linear-gradient(var(--color-glass-2)_0_1px,transparent_0_3.75rem)]',
    item: 'absolute p-px',
    summary:
      'h-full overflow-hidden rounded border border-glass-3 bg-glass-2 px-2 text-small leading-[1.15] wrap-anywhere in-open:border-2 in-open:border-petrol in-open:bg-surface',
    opened:
      'absolute top-0 left-full z-2 ml-1 w-84 rounded border-2 border-petrol bg-surface p-4 shadow-pane group-data-[late=true]:right-full group-data-[late=true]:left-auto group-data-[late=true]:mr-1',
    gap: 'grid h-full place-content-center rounded border border-dashed border-glass-3 text-center text-small text-ink-soft no-underline hover:bg-glass-2',
    route: 'grid min-h-11 content-center px-2 text-small text-petrol underline underline-offset-4',
  },
  now: "absolute -left-1 z-1 h-0.5 w-4 bg-brick before:absolute before:-top-[3px] before:size-2 before:rounded-full before:bg-brick before:content-['']",
  glance: { summary: 'grid min-h-touch content-center py-2 leading-snug', opened: '' },
} as const;
