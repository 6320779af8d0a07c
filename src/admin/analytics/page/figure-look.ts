/** Names and large numbers in one line, also in a narrow tile, which is the container that `cqi` speaks of. */
const VALUE = 'wrap-break-word hyphens-none *:align-middle';

export const FIGURE = {
  tile: '@container',
  value: `text-[min(2rem,24cqi)] leading-[1.2] ${VALUE}`,
  /** Names are longer than numbers; their line is as high as a number's. */
  name: `text-[min(2rem,15cqi)] leading-[max(1.2em,min(2.4rem,28.8cqi))] ${VALUE}`,
  /** A label of two lines leaves the figures beside one another. */
  card: '@container @max-[62rem]:grid-rows-[1fr_auto_auto] @min-[62rem]:content-start',
} as const;
