import { RETENTION } from '#config/limits.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';

/** Six months after its arrival in Germany. */
export const deletionDay = (createdAt: string): string =>
  addMonths(berlinDay(new Date(createdAt)), RETENTION.enquiryWithoutDealMonths);

/** The start of the last deal of a customer's requests. */
export const lastDealOf = (requests: readonly { dealAt?: string | undefined }[]): string | undefined =>
  requests
    .flatMap(({ dealAt }) => dealAt ?? [])
    .toSorted()
    .at(-1);

/** Computes the last day of a deal: ten years from the end of its year. */
export const lastDayOfDeal = (dealAt: string): string =>
  `${Number(berlinDay(new Date(dealAt)).slice(0, 4)) + RETENTION.enquiryWithDealYears}-12-31`;

/** Adds months and clamps to the month's last day: ('2026-08-31', 6) → '2027-02-28'. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth)));
  return moved.toISOString().slice(0, 10);
}
