import { expect, test } from 'vitest';
import { seasonLine } from '#site/season/texts.ts';

test.each([
  ['2027-03-31T21:59:59Z', 'Staub, Laub, Regen: '],
  ['2027-03-31T22:00:00Z', 'Jetzt im April: '],
  ['2027-05-10T09:00:00Z', 'Jetzt im Mai: Ist der Blütenstaub vorbei'],
  ['2027-06-30T21:59:59Z', 'Jetzt im Juni: '],
  ['2027-06-30T22:00:00Z', 'Staub, Laub, Regen: '],
  ['2027-12-31T23:00:00Z', 'Staub, Laub, Regen: '],
])('at %s the line over the picture of pollen begins with %s', (time, start) => {
  expect(seasonLine(new Date(time)).startsWith(start)).toBe(true);
});
