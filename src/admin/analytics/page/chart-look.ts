/** The parts that a chart and the place it will take share, so that nothing moves when it comes. */
export const CHART = {
  caption: 'mb-2 font-medium',
  plot: 'grid grid-cols-[auto_1fr] gap-x-2 gap-y-1',
  area: 'col-start-2 h-[clamp(9rem,26vw,14rem)] w-full',
  days: 'relative col-start-2 h-[1.4em] text-caption tabular-nums',
} as const;
