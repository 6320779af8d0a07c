import { RETENTION } from '#config/limits.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';

export const lastDealOf = (requests: readonly { dealAt?: string | undefined }[]): string | undefined =>
  requests
    .flatMap(({ dealAt }) => dealAt ?? [])
    .toSorted()
    .at(-1);

/** Computes the last day of a deal: ten years from the end of its year. */
export const lastDayOfDeal = (dealAt: string): string =>
  `${Number(berlinDay(new Date(dealAt)).slice(0, 4)) + RETENTION.enquiryWithDealYears}-12-31`;
