import { expect, it } from 'vitest';
import { splitAt } from '#admin/list/use-snapshot.ts';

/** Builds requests from minutes, newest first. */
const at = (...minutes: number[]) =>
  minutes.map((minute) => ({ createdAt: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z` }));
const until = at(20)[0]?.createdAt;

it('new entries during reading are counted and not shown', () => {
  expect(splitAt(at(40, 30, 20, 10), until)).toEqual({ shown: at(20, 10), newCount: 2 });
});

it('new entries during reading count as zero if nothing came, even if the newest read one is gone', () => {
  expect(splitAt(at(20, 10), until)).toEqual({ shown: at(20, 10), newCount: 0 });
  expect(splitAt(at(10), until)).toEqual({ shown: at(10), newCount: 0 });
});

it('new entries during reading are shown if no snapshot is held', () => {
  expect(splitAt(at(40, 10), undefined)).toEqual({ shown: at(40, 10), newCount: 0 });
});

it('new entries during reading are shown if nothing else is left', () => {
  expect(splitAt(at(40, 30), until)).toEqual({ shown: at(40, 30), newCount: 0 });
  expect(splitAt([], until)).toEqual({ shown: [], newCount: 0 });
});
