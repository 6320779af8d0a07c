import { berlinDay } from '#shared/format/berlin-day.ts';
import { seasonTexts } from './texts.ts';

/** The month in Germany; January is 0. */
export const berlinMonth = (now: Date): number => Number(berlinDay(now).slice(5, 7)) - 1;

/** The season's sentence about glass. */
export const seasonLine = (now: Date): string => seasonTexts.months[berlinMonth(now)] ?? '';
