import { berlinDay } from '#shared/format/berlin-day.ts';

/** One line per month, from January on. Each is true every year and promises nothing. */
export const SEASON_LINES = [
  'Jetzt im Januar: Die Sonne steht tief, und man sieht jeden Streifen.',
  'Jetzt im Februar: Streusalz und Ruß haben den Winter auf der Scheibe verbracht.',
  'Jetzt im März: Das erste helle Licht zeigt, was der Winter auf dem Glas gelassen hat.',
  'Jetzt im April: Die Birken blühen, gelber Staub legt sich auf Glas und Rahmen.',
  'Jetzt im Mai: Ist der Blütenstaub vorbei, lohnt sich ein freies Glasdach.',
  'Jetzt im Juni: Der meiste Blütenstaub ist vorbei, eine gute Zeit für Glasdächer.',
  'Jetzt im Juli: Gewitterregen bringt Staub mit und trocknet zu Flecken.',
  'Jetzt im August: Trockene Felder, trockene Wege, und der Staub liegt auf dem Glas.',
  'Jetzt im September: Weinlese: Auf den Straßen ist viel los, auf dem Glas danach auch.',
  'Jetzt im Oktober: Das Laub fällt. Bleibt es auf dem Glasdach liegen, wird es dort grün.',
  'Jetzt im November: Ist das letzte Blatt gefallen, lohnt es sich, das Glasdach freizumachen.',
  'Jetzt im Dezember: Die Tage sind kurz, und klares Glas holt mehr Licht ins Haus.',
];

/** The month in Germany; January is 0. */
export const berlinMonth = (now: Date): number => Number(berlinDay(now).slice(5, 7)) - 1;

/** The season's sentence about glass. */
export const seasonLine = (now: Date): string => SEASON_LINES[berlinMonth(now)] ?? '';
