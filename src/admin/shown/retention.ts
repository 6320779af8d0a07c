import { DELETION_MAIL_DAYS, DELETION_TOLD_DAYS } from '#config/limits.ts';
import { endingOf } from '#domain/requests/retention.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { germanDate } from '#shared/format/german-date.ts';
import { inboxTexts as texts } from './texts.ts';

/**
 * Computes the day of deletion; undefined while it is far off. A request with a history stays for DELETION_MAIL_DAYS
 * or more after a mail; one with a date ahead is not deleted.
 *
 * @param lastDeal The start of the customer's last deal, from which a deal's years count.
 */
export function announcedDeletion(request: StoredRequest, now: Date, lastDeal?: string): string | undefined {
  const today = berlinDay(now);
  const { endDay, isDated, needsMail } = endingOf(request, now, lastDeal);
  if (isDated || endDay > addDays(today, DELETION_TOLD_DAYS)) return undefined;
  if (!needsMail) return endDay;
  const { announcedAt } = request.state ?? {};
  const mailedOn = announcedAt ? berlinDay(new Date(announcedAt)) : today;
  const soonest = addDays(mailedOn, DELETION_MAIL_DAYS);
  return endDay > soonest ? endDay : soonest;
}

/** Returns a sentence with the day of deletion: 'Wird am 3. Mai 2027 gelöscht.' */
export function deletionWords(contact: StoredRequest, now: Date, lastDeal?: string): string | undefined {
  const day = announcedDeletion(contact, now, lastDeal);
  if (day === undefined) return undefined;
  return day < berlinDay(now) ? texts.deletedSoon : texts.deletedOn(germanDate(new Date(day)));
}
