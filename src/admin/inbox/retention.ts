import { DELETION_TOLD_DAYS } from '#config/limits.ts';
import { endOf } from '#domain/requests/retention.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { germanDate } from '#shared/format/german-date.ts';
import { inboxTexts as texts } from './texts.ts';

/**
 * Returns a sentence with the day of deletion, 'Wird am 3. Mai 2027 gelöscht.'; undefined while it is far off.
 *
 * @param lastDeal The start of the customer's last deal, from which a deal's years count.
 */
export function deletionWords(contact: StoredRequest, now: Date, lastDeal?: string): string | undefined {
  const today = berlinDay(now);
  const day = endOf(contact, now, lastDeal);
  if (!day || day > addDays(today, DELETION_TOLD_DAYS)) return undefined;
  return day < today ? texts.deletedSoon : texts.deletedOn(germanDate(new Date(day)));
}
