import { inboxTexts as texts } from '#admin/shown/texts.ts';
import { shortPrice } from '#domain/jobs/price.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { lastDay } from './known-callers.ts';

/** 'zuletzt 24.11.' and '189 €': when somebody was last in touch, and the price of the last job or offer. */
export function lastOf(contact: StoredRequest) {
  const cents = contact.state?.jobs?.findLast((job) => job.cents)?.cents ?? contact.state?.priceCents;
  return { day: texts.lastOn(lastDay(contact)), price: cents && shortPrice(cents) };
}
