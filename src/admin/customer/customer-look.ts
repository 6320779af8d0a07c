export const PAGE = {
  pane: 'grid max-w-[44rem] grid-cols-[minmax(0,1fr)] border-glass-3 bg-surface pb-4 max-lg:-m-[clamp(1rem,3vw,2.5rem)] max-lg:max-w-none max-lg:border-b lg:rounded lg:border',
  edge: 'px-[clamp(1rem,3vw,2.5rem)] lg:px-8',
  title: 'pt-6 pb-1 text-small font-heavy tracking-normal',
  day: 'w-[6.5rem] shrink-0 text-ink-soft tabular-nums',
  icon: 'flex min-h-touch min-w-12 shrink-0 items-center justify-center gap-2 text-petrol',
} as const;

export const JOBS = {
  table: 'w-full border-collapse @max-[18rem]:[&,&>*]:block',
  row: 'align-baseline @max-[18rem]:grid @max-[18rem]:grid-cols-[1fr_auto]',
  words: 'px-2 py-1.5 @max-[18rem]:order-last @max-[18rem]:col-span-full @max-[18rem]:px-0 @max-[18rem]:pt-0',
  price: 'py-1.5 text-right tabular-nums',
} as const;
