import { RETENTION } from '#config/limits.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';

export const lastDayOfDeal = (dealAt: string): string =>
  `${Number(berlinDay(new Date(dealAt)).slice(0, 4)) + RETENTION.enquiryWithDealYears}-12-31`;
