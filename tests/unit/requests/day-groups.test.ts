import { expect, test } from 'vitest';
import { dayGroups } from '#admin/list/day-groups.ts';

/** Groups a moment. In Germany 29 March 2026 has 23 hours, 25 October 25. */
const groupOf = (iso: string, now: string) => dayGroups(new Date(now))(new Date(iso).toISOString());

test.each([
  ['an hour ago', '2026-03-10T08:00+01:00', '2026-03-10T09:00+01:00', 'today'],
  ['the first minute of today', '2026-03-10T00:00+01:00', '2026-03-10T23:59+01:00', 'today'],
  ['the last minute of yesterday', '2026-03-09T23:59+01:00', '2026-03-10T00:00+01:00', 'yesterday'],
  ['the first minute of yesterday', '2026-03-09T00:00+01:00', '2026-03-10T23:59+01:00', 'yesterday'],
  ['the day before that', '2026-03-08T23:59+01:00', '2026-03-10T00:00+01:00', 'older'],
  ['a slow clock on this device', '2026-03-11T00:10+01:00', '2026-03-10T23:59+01:00', 'today'],
  ['yesterday, before the night with a skipped hour', '2026-03-28T00:30+01:00', '2026-03-29T23:30+02:00', 'yesterday'],
  [
    '23 hours ago but two days back, after a day of 23 hours',
    '2026-03-28T23:30+01:00',
    '2026-03-30T00:10+02:00',
    'older',
  ],
  ['24 hours ago but today, on a day of 25 hours', '2026-10-25T00:10+02:00', '2026-10-25T23:30+01:00', 'today'],
  ['yesterday over New Year', '2026-12-31T18:00+01:00', '2027-01-01T08:00+01:00', 'yesterday'],
])('the day of a request in the list follows the calendar in Germany: %s', (_, iso, now, group) =>
  expect(groupOf(iso, now)).toBe(group),
);
