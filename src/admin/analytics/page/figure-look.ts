/** Keeps names and large numbers in one line, also in a narrow tile, which is the container of `cqi`. */
const VALUE = 'wrap-break-word hyphens-none *:align-middle';

export const FIGURE = {
  tile: '@container',
  value: `text-[min(2rem,24cqi)] leading-[1.2] ${VALUE}`,
  /** Smaller than a number, because names are longer; with the same line height. */
  name: `text-[min(2rem,15cqi)] leading-[max(1.2em,min(2.4rem,28.8cqi))] ${VALUE}`,
  /** Aligns the figures even if one label has two lines. */
  card: '@container @max-[62rem]:grid-rows-[1fr_auto_auto] @min-[62rem]:content-start',
} as const;
