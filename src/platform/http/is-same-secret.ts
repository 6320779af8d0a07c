import { timingSafeEqual } from 'node:crypto';

/** Whether a secret was named; how long the answer takes tells nobody where it differs. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
