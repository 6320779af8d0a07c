import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#config/limits.ts';
import { nextAttempt } from '#domain/messages/outbox.server.ts';

const createdAt = new Date('2026-03-02T09:00:00Z');
const later = (ms: number) => new Date(createdAt.getTime() + ms);

test.each([
  [1, 1 * MINUTE_MS],
  [2, 5 * MINUTE_MS],
  [3, 15 * MINUTE_MS],
  [4, 60 * MINUTE_MS],
  [5, 4 * HOUR_MS],
  [6, 12 * HOUR_MS],
  [9, 12 * HOUR_MS],
])('a failed message is retried after attempt %i in %i ms', (attempts, ms) => {
  expect(nextAttempt({ attempts, createdAt }, later(10 * MINUTE_MS), {})).toEqual(later(10 * MINUTE_MS + ms));
});

test('a failed message has its last retry after 48 hours, and none sooner than the other side asks', () => {
  const message = { attempts: 6, createdAt };
  expect(nextAttempt(message, later(47 * HOUR_MS), {})).toEqual(later(48 * HOUR_MS));
  expect(nextAttempt(message, later(48 * HOUR_MS), {})).toBeUndefined();
  const asked = (hours: number) =>
    nextAttempt({ ...message, attempts: 1 }, createdAt, { trouble: 'busy', notBefore: later(hours * HOUR_MS) });
  expect([asked(2), asked(99)]).toEqual([later(2 * HOUR_MS), later(48 * HOUR_MS)]);
});

test('a message whose login was refused is retried after an hour, then as any other', () => {
  const waits = (attempts: number) => nextAttempt({ attempts, createdAt }, createdAt, { trouble: 'login' });
  expect([waits(1), waits(4), waits(5)]).toEqual([later(HOUR_MS), later(HOUR_MS), later(4 * HOUR_MS)]);
});
