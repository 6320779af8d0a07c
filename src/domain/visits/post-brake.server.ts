import { createHash } from 'node:crypto';
import { ANALYTICS_CLIENTS_AT_MOST, ANALYTICS_WINDOW_MS, SECOND_MS } from '#config/limits.ts';

const hits = new Map<string, number>();
let windowEndsAt = 0;

/**
 * Counts a report of a client and returns the seconds to wait, 0 while the limit holds. In memory on purpose: a
 * counter in the database would cost as much as the view itself. Several instances of the function count apart,
 * which makes the limit softer; the platform's own limit (the door's `rateLimit`) stands before all of them.
 */
export function brakePosts(address: string, limit: number, now: Date): number {
  const time = now.getTime();
  if (time >= windowEndsAt || windowEndsAt - time > ANALYTICS_WINDOW_MS || hits.size >= ANALYTICS_CLIENTS_AT_MOST) {
    hits.clear();
    windowEndsAt = time + ANALYTICS_WINDOW_MS;
  }
  const client = createHash('sha256').update(address).digest('base64');
  const count = (hits.get(client) ?? 0) + 1;
  hits.set(client, count);
  return count <= limit ? 0 : Math.max(1, Math.ceil((windowEndsAt - time) / SECOND_MS));
}
