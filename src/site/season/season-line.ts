import { berlinDay } from '#shared/format/berlin-day.ts';
import { seasonTexts } from './texts.ts';

/** The month in Germany, 0 for January as in JavaScript's own dates. */
export const berlinMonth = (now: Date): number => Number(berlinDay(now).slice(5, 7)) - 1;

/** What this time of year leaves on the glass. */
export const seasonLine = (now: Date): string => seasonTexts.months[berlinMonth(now)] ?? '';
