import { SERVICE_LABELS } from '#content/service-kinds.ts';
import { germanPrice } from '#domain/requests/case/price.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { germanDate } from '#shared/format/german-date.ts';
import { shortNumber } from '#shared/format/short-number.ts';

/** What an invoice program asks for, a line each; unknown facts are left out. */
export function invoiceLines({ id, name, place, service, state }: ContactSubmission): string {
  const { date, priceCents } = state ?? {};
  const work = date?.what === 'arbeit' && germanDate(new Date(date.day));
  const lines = [name, date?.place || place, service && SERVICE_LABELS[service], work];
  return [...lines, priceCents && germanPrice(priceCents), shortNumber(id)].filter(Boolean).join('\n');
}
