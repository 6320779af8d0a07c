import { createHmac, randomBytes } from 'node:crypto';
import { SECOND_MS } from '#config/limits.ts';
import { ANALYTICS_CLIENTS_AT_MOST, ANALYTICS_WINDOW_MS } from './limits.ts';

/** Only this memory holds the key, so that no hash leads to an address elsewhere. */
const KEY = randomBytes(32);
const counted = { hits: new Map<string, number>(), endsAt: 0 };

/**
 * Returns the seconds to wait in fixed windows, 0 below the limit. In memory, because the database would cost as much
 * as the view. Each instance counts alone; the door's `rateLimit` comes first.
 */
export function brakePosts(address: string, limit: number, now: Date): number {
  const { hits } = counted;
  const time = now.getTime();
  const leftMs = counted.endsAt - time;
  if (leftMs <= 0 || leftMs > ANALYTICS_WINDOW_MS || hits.size >= ANALYTICS_CLIENTS_AT_MOST) {
    hits.clear();
    counted.endsAt = time + ANALYTICS_WINDOW_MS;
    // The privacy page promises an end, even if no report follows.
    setTimeout(() => hits.clear(), ANALYTICS_WINDOW_MS).unref();
  }
  const client = createHmac('sha256', KEY).update(address).digest('base64');
  const count = (hits.get(client) ?? 0) + 1;
  hits.set(client, count);
  return count <= limit ? 0 : Math.max(1, Math.ceil((counted.endsAt - time) / SECOND_MS));
}
