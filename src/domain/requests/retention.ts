import { RETENTION } from '#config/limits.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';

/** A request by its moments (ISO 8601), with or without a history. */
export interface Retained {
  createdAt: string;
  dealAt?: string | undefined;
  state?: { keptAt?: string | undefined } | undefined;
}

/**
 * The first day after a request's retention in Germany: six months after it arrived or was kept; of a deal ten years
 * after the end of its year (Spec §9, ruling 22).
 */
export const endDayOf = ({ createdAt, dealAt, state }: Retained): string =>
  dealAt === undefined ? deletionDay(state?.keptAt ?? createdAt) : addDays(lastDayOfDeal(dealAt), 1);

/** The day on which a request without a deal is deleted: six months after its arrival in Germany. */
export const deletionDay = (createdAt: string): string =>
  addMonths(berlinDay(new Date(createdAt)), RETENTION.enquiryWithoutDealMonths);

/** The last day on which a deal is kept: ten years from the end of its year. */
export const lastDayOfDeal = (dealAt: string): string =>
  `${Number(berlinDay(new Date(dealAt)).slice(0, 4)) + RETENTION.enquiryWithDealYears}-12-31`;

/** Adds months, but stays in the month that they lead to: ('2026-08-31', 6) → '2027-02-28'. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth)));
  return moved.toISOString().slice(0, 10);
}
