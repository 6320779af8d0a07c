import { PRICE_MAX_CENTS } from '#domain/requests/limits.ts';
import { onFirstUse } from '#shared/format/on-first-use.ts';

/** Digits, also in groups of three by one kind of sign, with up to two after a comma or point. */
const AMOUNT = /^([1-9]\d{0,2}([.\s'’])\d{3}(?:\2\d{3})*|\d+)(?:[.,](\d{1,2}|[-–—]{1,2}))?$/;
const CURRENCY = /^(?:€|euro?)\s*|\s*(?:€|euro?)$/i;

/** Reads a price in cents as people write it: '1.234,50', '1 234,5', '80 €', 'EUR 80,-'; undefined if it is none. */
export function centsOf(typed: string): number | undefined {
  const [, whole = '', , rest = ''] = AMOUNT.exec(typed.trim().replace(CURRENCY, '')) ?? [];
  if (whole === '') return undefined;
  const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(rest.replace(/\D/g, '').padEnd(2, '0'));
  return cents >= 1 && cents <= PRICE_MAX_CENTS ? cents : undefined;
}

const euros = onFirstUse(() => new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }));

export const germanPrice = (cents: number): string => euros().format(cents / 100);

export const shortPrice = (cents: number): string => germanPrice(cents).replace(',00', '');
