import { PRICE_MAX_CENTS } from '#config/limits.ts';

/** Digits, also in groups of three, with up to two after a comma or point. */
const GERMAN = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}|-{1,2}))?\s*(?:€|euro|eur)?$/i;

/** Reads a German price in cents: '1.234,50', '1234,5', '80 €'; undefined if it is none. */
export function centsOf(typed: string): number | undefined {
  const [, whole = '', rest = ''] = GERMAN.exec(typed.trim().replaceAll('\u00a0', ' ')) ?? [];
  if (whole === '') return undefined;
  const cents = Number(whole.replaceAll('.', '')) * 100 + Number(rest.replace(/-/g, '').padEnd(2, '0'));
  return cents >= 1 && cents <= PRICE_MAX_CENTS ? cents : undefined;
}

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** Formats cents: '1.234,50 €'. */
export const germanPrice = (cents: number): string => euros.format(cents / 100);
