import { randomBytes, timingSafeEqual } from 'node:crypto';

export const newSecret = (): string => randomBytes(24).toString('base64url');

export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
