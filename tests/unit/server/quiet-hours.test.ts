import { expect, test } from 'vitest';
import { isQuiet, USUAL } from '#domain/messages/settings.server.ts';

const quiet = (iso: string, hours: Parameters<typeof isQuiet>[1] = USUAL) => isQuiet(new Date(iso), hours);

test.each([
  ['an evening in winter', '2026-01-10T20:59:59Z', false],
  ['a night in winter', '2026-01-10T21:00:00Z', true],
  ['a night in summer', '2026-07-11T04:59:59Z', true],
  ['a morning at seven', '2026-07-11T05:00:00Z', false],
])('quiet hours are right at %s', (_, at, isNow) => {
  expect(quiet(at)).toBe(isNow);
});

test('quiet hours of a day are hours of the clock, and two equal hours mean never', () => {
  expect(quiet('2026-07-11T10:00:00Z', { quietFrom: 12, quietUntil: 13 })).toBe(true);
  expect(quiet('2026-07-11T11:00:00Z', { quietFrom: 12, quietUntil: 13 })).toBe(false);
  expect(quiet('2026-07-11T10:00:00Z', { quietFrom: 12, quietUntil: 12 })).toBe(false);
});
