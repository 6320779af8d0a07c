import { createHmac, randomBytes } from 'node:crypto';
import { DAY_MS, SECOND_MS } from '#config/limits.ts';
import { ANALYTICS_CLIENTS_AT_MOST, ANALYTICS_POSTS_PER_DAY, ANALYTICS_WINDOW_MS } from './limits.ts';

/** Counts in fixed windows. Returns the seconds to wait, 0 below the limit. */
function counterOf(windowMs: number) {
  const hits = new Map<string, number>();
  let endsAt = 0;
  return (client: string, limit: number, time: number): number => {
    if (time >= endsAt || endsAt - time > windowMs || hits.size >= ANALYTICS_CLIENTS_AT_MOST) {
      hits.clear();
      endsAt = time + windowMs;
      // The privacy page promises an end, even if no report follows.
      setTimeout(() => hits.clear(), windowMs).unref();
    }
    const count = (hits.get(client) ?? 0) + 1;
    hits.set(client, count);
    return count <= limit ? 0 : Math.max(1, Math.ceil((endsAt - time) / SECOND_MS));
  };
}

/** Only this memory holds the key, so that no hash leads to an address elsewhere. */
const KEY = randomBytes(32);
const ofWindow = counterOf(ANALYTICS_WINDOW_MS);
const ofDay = counterOf(DAY_MS);

/**
 * Returns the seconds to wait, 0 below the limits. In memory, because the database would cost as much as the view.
 * Each instance counts alone; the door's `rateLimit` comes first.
 */
export function brakePosts(address: string, limit: number, now: Date): number {
  const client = createHmac('sha256', KEY).update(address).digest('base64');
  const time = now.getTime();
  return Math.max(ofWindow(client, limit, time), ofDay(client, Math.max(limit, ANALYTICS_POSTS_PER_DAY), time));
}
