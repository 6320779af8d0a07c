import { createHash } from 'node:crypto';
import { ANALYTICS_CLIENTS_AT_MOST, ANALYTICS_WINDOW_MS, SECOND_MS } from '#config/limits.ts';

const hits = new Map<string, number>();
let windowEndsAt = 0;

/**
 * Counts a client's report and returns the seconds to wait, 0 below the limit. Counts in memory, because the database
 * would cost as much as the view. Each instance counts alone; the door's `rateLimit` stands before them.
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
