import { expect, test } from 'vitest';
import { month, wakeMinutes } from '../../bench/costs/month.ts';
import { NEON } from '../../bench/costs/prices.ts';

test('a job that polls the database would use up the free plan', () => {
  expect(month(100, [{ schedule: '*/5 * * * *' }]).cuHours).toBeGreaterThan(NEON.freeCuHours);
});

test('a daily run keeps an idle database awake for six minutes', () => {
  const minutes = (month(0, [{ schedule: '0 2 * * *' }]).databaseHours - month(0, []).databaseHours) * 60;
  expect(minutes).toBeCloseTo(30 * 6, 5);
});

test('the estimate of costs reads the doors’ schedules, and refuses others than daily ones', () => {
  expect(wakeMinutes([{ schedule: '5 4,22 * * *' }, { schedule: undefined }])).toEqual([245, 1325]);
  expect(wakeMinutes([{ schedule: '5 * * * *' }])).toHaveLength(24);
  expect(() => wakeMinutes([{ schedule: '0 2 * * 0' }])).toThrow('0 2 * * 0');
});
