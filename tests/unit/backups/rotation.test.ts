import { expect, test } from 'vitest';
import { outdated } from '#domain/backups/run/rotate.server.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

const aBackup = (type: 'weekly' | 'manual', createdAt: Date) => ({
  folder: `${type} ${createdAt.toISOString()}`,
  type,
  createdAt,
});
const weekly = (count: number) =>
  Array.from({ length: count }, (_, n) => aBackup('weekly', new Date(Date.UTC(2026, 0, 4, 1) + n * WEEK_MS)));
const manual = (count: number) =>
  Array.from({ length: count }, (_, n) => aBackup('manual', new Date(Date.UTC(2025, 0, 1 + n))));
const kept = (backups: ReturnType<typeof aBackup>[]) => {
  const gone = new Set(outdated(backups));
  return backups.filter((backup) => !gone.has(backup));
};

test('the rotation of backups keeps the last ten manual backups, and removes nothing while there are few', () => {
  expect(outdated([...manual(10), ...weekly(8)])).toEqual([]);
  expect(outdated(manual(12)).map(({ folder }) => folder)).toEqual([
    'manual 2025-01-02T00:00:00.000Z',
    'manual 2025-01-01T00:00:00.000Z',
  ]);
});

test('the rotation of backups keeps eight weekly backups and the first of each of twelve months', () => {
  const twoYears = weekly(104);
  const left = kept(twoYears);
  expect(left.slice(-8)).toEqual(twoYears.slice(-8));
  // November and December are among the last eight.
  const firsts = left.slice(0, -8).map(({ createdAt }) => createdAt);
  expect(firsts.map((day) => day.toISOString().slice(0, 7))).toEqual(
    Array.from({ length: 10 }, (_, n) => `2027-${String(n + 1).padStart(2, '0')}`),
  );
  expect(firsts.every((day) => day.getUTCDate() <= 7)).toBe(true);
});

test('the rotation of backups has the same result whether it runs every week or once', () => {
  let stored: ReturnType<typeof aBackup>[] = [];
  for (const backup of weekly(104)) stored = kept([...stored, backup]);
  expect(stored).toEqual(kept(weekly(104)));
});
