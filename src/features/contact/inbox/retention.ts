import { DELETION_TOLD_DAYS, RETENTION } from '#config/limits.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import type { ContactSubmission } from './contract.ts';

/** The day on which a request goes unless a deal comes of it: six months after it arrived, by Germany's calendar. */
export const deletionDay = (createdAt: string): string =>
  addMonths(berlinDay(new Date(createdAt)), RETENTION.enquiryWithoutDealMonths);

/** The last day on which a request is kept that was marked as a deal: years count from the end of the marking's. */
export const lastDayOfDeal = (dealAt: string): string =>
  `${Number(berlinDay(new Date(dealAt)).slice(0, 4)) + RETENTION.enquiryWithDealYears}-12-31`;

/** The day of deletion where it is near enough to be told, undefined where it is far off or a deal has come of it. */
export function announcedDeletion({ createdAt, dealAt }: ContactSubmission, now: Date): string | undefined {
  const day = deletionDay(createdAt);
  return dealAt === undefined && day <= addDays(berlinDay(now), DELETION_TOLD_DAYS) ? day : undefined;
}

/** The same day of a later month, or its last one: ('2026-08-31', 6) → '2027-02-28', as the database counts. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth)));
  return moved.toISOString().slice(0, 10);
}
