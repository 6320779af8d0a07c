/** A name and its figure at the ends of a row, a line between the rows. */
export const FIGURE_ROW = {
  row: 'flex flex-wrap justify-between gap-x-4 border-t border-glass-3 py-2 first:border-t-0',
  name: 'wrap-anywhere',
  figure: 'ml-auto font-bold tabular-nums',
} as const;
