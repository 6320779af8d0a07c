import { expect, test } from 'vitest';
import { dayGroups } from '#admin/list/day-groups.ts';

/** Groups a moment. In Germany 29 March 2026 has 23 hours, 25 October 25. */
const groupOf = (iso: string, now: string) => dayGroups(new Date(now))(new Date(iso).toISOString());

test.each([
  ['the first minute of today', '2026-03-10T00:00+01:00', '2026-03-10T23:59+01:00', 'today'],
  ['the last minute of yesterday', '2026-03-09T23:59+01:00', '2026-03-10T00:00+01:00', 'yesterday'],
  ['the day before that', '2026-03-08T23:59+01:00', '2026-03-10T00:00+01:00', 'older'],
  ['a slow clock on this device', '2026-03-11T00:10+01:00', '2026-03-10T23:59+01:00', 'today'],
  [
    '23 hours ago but two days back, after a day of 23 hours',
    '2026-03-28T23:30+01:00',
    '2026-03-30T00:10+02:00',
    'older',
  ],
])('the day of a request in the list follows the calendar in Germany: %s', (_, iso, now, group) =>
  expect(groupOf(iso, now)).toBe(group),
);
