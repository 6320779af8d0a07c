import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REPLY_WITHIN_MS } from '#content/reply-promise.ts';
import { clockOf } from '#domain/requests/case/clock.ts';

const HOUR = 3_600_000;
const at = (iso: string) => new Date(iso);

describe('the reply clock', () => {
  it.each([
    ['2026-03-02T09:00:00Z', '2026-03-02T09:00:00Z', 'Noch 24 Std. bis zur Antwort'],
    ['2026-03-02T09:00:00Z', '2026-03-03T05:30:00Z', 'Noch 3 Std. bis zur Antwort'],
    ['2026-03-02T08:58:00Z', '2026-03-03T06:30:00Z', 'Bis 9:58 Uhr antworten!'],
    ['2026-03-02T09:00:00Z', '2026-03-03T08:59:59Z', 'Bis 10:00 Uhr antworten!'],
    ['2026-03-02T09:00:00Z', '2026-03-03T09:00:00Z', 'Überfällig, seit 24 Std. offen'],
    ['2026-03-02T09:00:00Z', '2026-03-03T11:59:00Z', 'Überfällig, seit 26 Std. offen'],
    ['2026-03-02T09:00:00Z', '2026-03-05T10:00:00Z', 'Überfällig, seit 3 Tagen offen'],
    // The device's clock is behind the server's.
    ['2026-03-02T09:00:00Z', '2026-03-02T08:58:00Z', 'Noch 24 Std. bis zur Antwort'],
  ])('of what came %s says at %s: %s', (createdAt, now, words) => {
    expect(clockOf(createdAt, at(now)).words).toBe(words);
  });

  it('counts the hour that a clock change takes or gives: 24 hours are 24 hours', () => {
    // In the night to 2026-03-29 the hour after two is missing in Germany, in that to 2026-10-25 it comes twice.
    expect(clockOf('2026-03-28T10:00:00+01:00', at('2026-03-29T10:59:00+02:00')).isOverdue).toBe(false);
    expect(clockOf('2026-03-28T10:00:00+01:00', at('2026-03-29T11:00:00+02:00')).isOverdue).toBe(true);
    expect(clockOf('2026-10-24T10:00:00+02:00', at('2026-10-25T08:59:00+01:00')).isOverdue).toBe(false);
    expect(clockOf('2026-10-24T10:00:00+02:00', at('2026-10-25T09:00:00+01:00')).isOverdue).toBe(true);
  });

  const aroundTheChanges = fc
    .tuple(
      fc.constantFrom('2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'),
      fc.integer({ min: -30 * HOUR, max: 30 * HOUR }),
    )
    .map(([change, away]) => new Date(Date.parse(change) + away).toISOString());

  it('is overdue exactly when the promise has passed, and what it says only ever gets worse', () => {
    fc.assert(
      fc.property(
        aroundTheChanges,
        fc.integer({ min: 0, max: 80 * HOUR }),
        fc.integer({ min: 0, max: 80 * HOUR }),
        (createdAt, one, other) => {
          const [sooner, later] = [Math.min(one, other), Math.max(one, other)];
          const clockAt = (age: number) => clockOf(createdAt, new Date(Date.parse(createdAt) + age));
          expect(clockAt(sooner).isOverdue).toBe(sooner >= REPLY_WITHIN_MS);
          expect(hoursIn(clockAt(later).words)).toBeLessThanOrEqual(hoursIn(clockAt(sooner).words));
        },
      ),
    );
  });

  /** What is left by the words, in hours; less than none when it is over. */
  function hoursIn(words: string): number {
    // The last three: by then no number of hours is said.
    if (words.startsWith('Bis')) return 2;
    const [, number = '', unit = ''] = /(\d+) (Std|Tagen)/.exec(words) ?? [];
    const hours = Number(number) * { Std: 1, Tagen: 24 }[unit as 'Std'];
    return words.startsWith('Überfällig') ? -hours : hours;
  }
});
