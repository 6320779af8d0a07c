import { expect, test } from 'vitest';
import { SEASON_LINES, seasonLine } from '#site/season/texts.ts';

test.each([
  ['2027-01-15T12:00:00Z', 'Jetzt im Januar: '],
  ['2027-02-28T22:59:59Z', 'Jetzt im Februar: '],
  ['2027-02-28T23:00:00Z', 'Jetzt im März: '],
  ['2027-03-31T21:59:59Z', 'Jetzt im März: '],
  ['2027-03-31T22:00:00Z', 'Jetzt im April: '],
  ['2027-05-10T09:00:00Z', 'Jetzt im Mai: Ist der Blütenstaub vorbei'],
  ['2027-10-31T22:59:59Z', 'Jetzt im Oktober: '],
  ['2027-12-31T22:59:59Z', 'Jetzt im Dezember: '],
  ['2027-12-31T23:00:00Z', 'Jetzt im Januar: '],
  ['2028-02-29T12:00:00Z', 'Jetzt im Februar: '],
])('at %s the season’s line begins with %s', (time, start) => {
  expect(seasonLine(new Date(time)).startsWith(start)).toBe(true);
});

test('each of the twelve lines is short and begins with its month', () => {
  const names = Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2027, month, 15)).toLocaleDateString('de-DE', { month: 'long' }),
  );
  expect(SEASON_LINES.map((line) => line.split(':')[0])).toEqual(names.map((name) => `Jetzt im ${name}`));
  expect(SEASON_LINES.filter((line) => line.length > 100)).toEqual([]);
});
