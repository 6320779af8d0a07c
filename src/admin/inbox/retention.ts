import { DELETION_MAIL_DAYS, DELETION_TOLD_DAYS, RETENTION } from '#config/limits.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { germanDate } from '#shared/format/german-date.ts';
import { contactsPageTexts as texts } from './texts.ts';

/** The day on which a request without a deal is deleted: six months after its arrival in Germany. */
export const deletionDay = (createdAt: string): string =>
  addMonths(berlinDay(new Date(createdAt)), RETENTION.enquiryWithoutDealMonths);

/** The last day on which a deal is kept: ten years from the end of its year. */
export const lastDayOfDeal = (dealAt: string): string =>
  `${Number(berlinDay(new Date(dealAt)).slice(0, 4)) + RETENTION.enquiryWithDealYears}-12-31`;

/**
 * The day of deletion, undefined while it is far off. A request with a history is deleted DELETION_MAIL_DAYS after a
 * mail at the earliest; one with a date ahead is not deleted.
 */
export function announcedDeletion({ createdAt, dealAt, state }: ContactSubmission, now: Date): string | undefined {
  const today = berlinDay(now);
  if (state?.date && state.date.day >= today) return undefined;
  const { keptAt = '', announcedAt } = state ?? {};
  const usual = dealAt === undefined ? deletionDay(createdAt) : addDays(lastDayOfDeal(dealAt), 1);
  const end = keptAt === '' || dealAt ? usual : later(usual, deletionDay(keptAt));
  if (end > addDays(today, DELETION_TOLD_DAYS)) return undefined;
  if (!dealAt && !state) return end;
  const mailedOn = announcedAt ? berlinDay(new Date(announcedAt)) : today;
  return later(end, addDays(mailedOn, DELETION_MAIL_DAYS));
}

/** Says that day: 'Wird am 3. Mai 2027 gelöscht.' */
export function deletionWords(contact: ContactSubmission, now: Date): string | undefined {
  const day = announcedDeletion(contact, now);
  if (day === undefined) return undefined;
  return day < berlinDay(now) ? texts.deletedSoon : texts.deletedOn(germanDate(new Date(day)));
}

const later = (day: string, other: string): string => (day > other ? day : other);

/** Adds months as Postgres does: ('2026-08-31', 6) → '2027-02-28'. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth)));
  return moved.toISOString().slice(0, 10);
}
