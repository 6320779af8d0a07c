import { allowsEncoding } from '#http/allows-encoding.ts';

/** The content codings that static files are sent in, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best coding that an Accept-Encoding header allows. */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  (['br', 'gzip'] as const).find((coding) => allowsEncoding(accepted, coding)) ?? 'identity';
