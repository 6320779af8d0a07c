import { describe, expect, it } from 'vitest';
import { splitArrivals } from '#admin/inbox/arrivals.ts';

/** Requests of these minutes, newest first. */
const at = (...minutes: number[]) =>
  minutes.map((minute) => ({ createdAt: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z` }));
const until = at(20)[0]?.createdAt;

describe('what came while somebody reads', () => {
  it('is counted and not shown', () => {
    expect(splitArrivals(at(40, 30, 20, 10), until)).toEqual({ shown: at(20, 10), arrived: 2 });
  });

  it('is nothing when nothing came, also when the newest one that was read is gone', () => {
    expect(splitArrivals(at(20, 10), until)).toEqual({ shown: at(20, 10), arrived: 0 });
    expect(splitArrivals(at(10), until)).toEqual({ shown: at(10), arrived: 0 });
  });

  it('is shown where no moment is given', () => {
    expect(splitArrivals(at(40, 10), undefined)).toEqual({ shown: at(40, 10), arrived: 0 });
  });

  it('is shown where nothing else is left to read', () => {
    expect(splitArrivals(at(40, 30), until)).toEqual({ shown: at(40, 30), arrived: 0 });
    expect(splitArrivals([], until)).toEqual({ shown: [], arrived: 0 });
  });
});
