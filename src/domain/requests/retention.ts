import { DAY_MS, DELETION_MAIL_DAYS, RETENTION } from '#config/limits.ts';
import { addDays, berlinClock, berlinDay } from '#shared/format/berlin-day.ts';
import type { CaseState } from './case/shapes.ts';
import type { RequestPhoto } from './photos/shapes.ts';

/** A request by its moments (ISO 8601), with or without a history. */
export interface Retained {
  createdAt: string;
  dealAt?: string | undefined;
  state?: Pick<CaseState, 'date' | 'keptAt' | 'announcedAt'> | undefined;
  photos?: readonly Pick<RequestPhoto, 'isOurs'>[] | undefined;
}

/**
 * Computes the end of a request's retention in Germany: six months after it arrived or was kept; for a deal ten years
 * after the end of the year of its customer's last one (Spec §9, rulings 22 and 53).
 */
export function endingOf({ createdAt, dealAt: ownDeal, state, photos }: Retained, now: Date, lastDeal = ownDeal) {
  const begin = state?.keptAt ?? createdAt;
  const dealAt = ownDeal && lastDeal;
  const endDay = dealAt === undefined ? deletionDay(begin) : addDays(lastDayOfDeal(dealAt), 1);
  // Counts to the minute, because the privacy page promises whole months.
  const time = dealAt === undefined ? berlinClock(new Date(begin)).slice(11) : '';
  const mailedAt = state?.announcedAt;
  const writtenBy = new Date(now.getTime() - DELETION_MAIL_DAYS * DAY_MS).toISOString();
  return {
    /** The first day after it: 'YYYY-MM-DD'. */
    endDay,
    isOver: `${endDay} ${time}` <= berlinClock(now),
    /** Whether a date is ahead, which prevents the deletion. */
    isDated: (state?.date?.day ?? '') >= berlinDay(now),
    /** Whether a mail must announce the deletion, because the owner has worked on it. */
    needsMail: dealAt !== undefined || state !== undefined || photos?.some(({ isOurs }) => isOurs) === true,
    /** The state of that mail: not written since the last change, written, or written long enough ago. */
    mail: !mailedAt ? ('none' as const) : mailedAt <= writtenBy ? ('due' as const) : ('written' as const),
  };
}

/** Computes the deletion day of a request without a deal: six months after its arrival in Germany. */
export const deletionDay = (createdAt: string): string =>
  addMonths(berlinDay(new Date(createdAt)), RETENTION.enquiryWithoutDealMonths);

/** The start of the last deal of a customer's requests. */
export const lastDealOf = (requests: readonly Pick<Retained, 'dealAt'>[]): string | undefined =>
  requests
    .flatMap(({ dealAt }) => dealAt ?? [])
    .toSorted()
    .at(-1);

/** Computes the last day of a deal: ten years from the end of its year. */
export const lastDayOfDeal = (dealAt: string): string =>
  `${Number(berlinDay(new Date(dealAt)).slice(0, 4)) + RETENTION.enquiryWithDealYears}-12-31`;

/** Adds months and clamps to the month's last day: ('2026-08-31', 6) → '2027-02-28'. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastOfMonth)));
  return moved.toISOString().slice(0, 10);
}
