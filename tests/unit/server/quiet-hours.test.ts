import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR_MS } from '#config/limits.ts';
import { endOfQuiet, type QuietHours } from '#domain/messages/quiet-hours.ts';
import { USUAL } from '#domain/messages/settings.server.ts';
import { berlinHour } from '#shared/format/berlin-day.ts';

const end = (iso: string, hours: QuietHours = USUAL) => endOfQuiet(new Date(iso), hours)?.toISOString();

test.each([
  ['an evening in winter', '2026-01-10T20:59:59Z', undefined],
  ['a night in winter', '2026-01-10T21:00:00Z', '2026-01-11T06:00:00.000Z'],
  ['a night in summer', '2026-07-10T23:30:00Z', '2026-07-11T05:00:00.000Z'],
  ['a morning at seven', '2026-07-11T05:00:00Z', undefined],
  ['the night in which an hour is missing', '2026-03-28T21:30:00Z', '2026-03-29T05:00:00.000Z'],
  ['the night in which an hour comes twice', '2026-10-24T20:30:00Z', '2026-10-25T06:00:00.000Z'],
])('quiet hours are right at %s', (_, at, until) => {
  expect(end(at)).toBe(until);
});

test('quiet hours end an hour later if their last hour does not exist', () => {
  expect(end('2026-03-29T00:59:00Z', { quietFrom: 22, quietUntil: 2 })).toBe('2026-03-29T01:00:00.000Z');
});

test('quiet hours end at the first full hour after them, for all hours on every day of the year', () => {
  const hour = fc.integer({ min: 0, max: 23 });
  const moment = fc.oneof(
    fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true }),
    // Around both changes of the clock.
    fc.date({ min: new Date('2026-03-28T12:00Z'), max: new Date('2026-03-29T12:00Z'), noInvalidDate: true }),
    fc.date({ min: new Date('2026-10-24T12:00Z'), max: new Date('2026-10-25T12:00Z'), noInvalidDate: true }),
  );
  fc.assert(
    fc.property(moment, hour, hour, (at, quietFrom, quietUntil) => {
      const hours = { quietFrom, quietUntil };
      // As on a clock: every hour from the first to the last.
      const quiet = new Set<number>();
      for (let h = quietFrom; h !== quietUntil; h = (h + 1) % 24) quiet.add(h);
      const until = endOfQuiet(at, hours);
      expect(until !== undefined).toBe(quiet.has(berlinHour(at)));
      if (!until) return;
      expect(quiet.has(berlinHour(until))).toBe(false);
      expect(until.getTime() % HOUR_MS).toBe(0);
      for (let t = at.getTime(); t < until.getTime(); t += HOUR_MS / 2) {
        expect(quiet.has(berlinHour(new Date(t)))).toBe(true);
      }
      expect(quiet.has(berlinHour(new Date(until.getTime() - 1)))).toBe(true);
    }),
  );
});
