import { berlinDay } from '#shared/format/berlin-day.ts';

/** The lines of the months of pollen, which the picture shows; January is 0. Each is true every year. */
const POLLEN_LINES: Readonly<Record<number, string>> = {
  3: 'Jetzt im April: Die Birken blühen, gelber Staub legt sich auf Glas und Rahmen.',
  4: 'Jetzt im Mai: Ist der Blütenstaub vorbei, lohnt sich ein freies Glasdach.',
  5: 'Jetzt im Juni: Der meiste Blütenstaub ist vorbei, eine gute Zeit für Glasdächer.',
};
const USUAL_LINE = 'Staub, Laub, Regen: Nach dem Winter sieht jedes Glasdach so aus.';

/** The month in Germany; January is 0. */
export const berlinMonth = (now: Date): number => Number(berlinDay(now).slice(5, 7)) - 1;

/** The season's sentence about glass. */
export const seasonLine = (now: Date): string => POLLEN_LINES[berlinMonth(now)] ?? USUAL_LINE;
