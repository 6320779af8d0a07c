import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { QUIET_HOURS_MAX } from '#admin/notifications/limits.ts';
import { HOUR_MS } from '#config/limits.ts';
import { endOfQuiet } from '#domain/messages/quiet-hours.ts';
import { dueReminder, nextReminder, REMINDED_UNTIL_MS, type Reminder } from '#domain/messages/reminder-times.server.ts';
import { USUAL } from '#domain/messages/settings.server.ts';

const next = (createdAt: string, now: string, told: Reminder[] = []) =>
  nextReminder({ promisedFrom: new Date(createdAt), told }, new Date(now), USUAL)?.toISOString();

test.each([
  ['18 hours after it came', '2026-03-02T15:00Z', '2026-03-02T16:00Z', [], '2026-03-03T09:00:00.000Z'],
  ['then 23 hours after', '2026-03-02T15:00Z', '2026-03-03T09:01Z', ['reminder'], '2026-03-03T14:00:00.000Z'],
  ['in the morning, not at night', '2026-03-02T09:00Z', '2026-03-02T10:00Z', [], '2026-03-03T06:00:00.000Z'],
  ['never after the last one', '2026-03-02T15:00Z', '2026-03-03T14:01Z', ['last-reminder'], undefined],
  ['never two days later', '2026-03-02T15:00Z', '2026-03-04T15:00Z', [], undefined],
  ['in the morning of a shorter night', '2026-03-28T10:00Z', '2026-03-28T11:00Z', [], '2026-03-29T05:00:00.000Z'],
  ['in the morning of a longer night', '2026-10-24T10:00Z', '2026-10-24T11:00Z', [], '2026-10-25T06:00:00.000Z'],
  ['18 hours by any clock', '2026-03-28T22:00+01:00', '2026-03-28T22:01+01:00', [], '2026-03-29T15:00:00.000Z'],
] as const)('the next reminder of a request is due %s', (_, createdAt, now, told, at) => {
  expect(next(createdAt, now, [...told])).toBe(at);
});

const change = fc.constantFrom('2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2026-07-01T01:00:00Z');
const hour = fc.integer({ min: 0, max: 23 });

test('the next reminder of a request comes neither early, nor at night, nor twice, nor later than the night’s end', () => {
  const away = fc.integer({ min: -50 * HOUR_MS, max: 30 * HOUR_MS });
  fc.assert(
    fc.property(change, away, hour, fc.integer({ min: 0, max: QUIET_HOURS_MAX }), (at, ms, quietFrom, hours) => {
      const quiet = { quietFrom, quietUntil: (quietFrom + hours) % 24 };
      const createdAt = new Date(Date.parse(at) + ms);
      const told: Reminder[] = [];
      let now = createdAt;
      for (let moment = nextReminder({ promisedFrom: createdAt, told }, now, quiet); moment; ) {
        expect(endOfQuiet(moment, quiet)).toBeUndefined();
        const due = dueReminder({ promisedFrom: createdAt, told }, moment);
        if (due === undefined) throw new Error('it was not due');
        const after = { reminder: 18, 'last-reminder': 23 }[due] * HOUR_MS;
        const wished = new Date(createdAt.getTime() + after);
        expect(moment.getTime()).toBeGreaterThanOrEqual(wished.getTime());
        // At night the first one may come when the last one was due.
        expect(moment).toEqual(endOfQuiet(wished, quiet) ?? wished);
        expect(told).not.toContain(due);
        told.push(due);
        now = moment;
        moment = nextReminder({ promisedFrom: createdAt, told }, now, quiet);
      }
      expect(told.at(-1)).toBe('last-reminder');
      expect(now.getTime() - createdAt.getTime()).toBeLessThan(REMINDED_UNTIL_MS);
    }),
  );
});
