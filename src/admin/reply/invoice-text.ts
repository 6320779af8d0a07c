import { addressParts } from '#domain/customers/address.ts';
import { germanPrice } from '#domain/jobs/price.ts';
import { shownValue } from '#domain/requests/fields.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import * as firm from '#facts/firm.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { germanDate } from '#shared/format/german-date.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { invoiceTexts as texts } from './texts.ts';

/** Lists the known facts for an invoice: of the work up to today, else of the last finished job or the work ahead. */
export function invoiceText(
  { id, name, email, service, state }: StoredRequest,
  address = '',
  now = new Date(),
): string {
  const date = state?.date?.what === 'arbeit' ? state.date : undefined;
  const job = state?.jobs?.at(-1);
  const { day, cents } =
    job && !(date && date.day <= berlinDay(now)) ? job : { day: date?.day, cents: state?.priceCents };
  const { street, postalCode, place } = addressParts(address);
  return [
    texts.number,
    name,
    street,
    [postalCode, place].filter(Boolean).join(' '),
    email,
    service && shownValue('service', service),
    day && texts.day(germanDate(new Date(day))),
    cents && germanPrice(cents),
    texts.request(shortNumber(id)),
    firm.smallBusiness ? texts.smallBusiness : texts.taxed,
  ]
    .filter(Boolean)
    .join('\n');
}
