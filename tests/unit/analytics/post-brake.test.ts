import { expect, test } from 'vitest';
import { ANALYTICS_POSTS_PER_DAY, ANALYTICS_WINDOW_MS } from '#domain/visits/limits.ts';
import { brakePosts } from '#domain/visits/post-brake.server.ts';

test('one client’s reports are limited per day, however they are spread; others still get through', () => {
  let time = Date.parse('2026-03-02T00:00:00Z');
  let waitS = 0;
  for (let n = 1; n <= ANALYTICS_POSTS_PER_DAY + 1; n += 1) {
    if (n % 100 === 0) time += ANALYTICS_WINDOW_MS;
    waitS = brakePosts('203.0.113.1', 600, new Date(time));
    expect(waitS > 0).toBe(n > ANALYTICS_POSTS_PER_DAY);
  }
  expect(waitS).toBeGreaterThan(ANALYTICS_WINDOW_MS / 1000);
  expect(brakePosts('203.0.113.2', 600, new Date(time))).toBe(0);
});
