import { createHmac } from 'node:crypto';
import { readEnvironment } from './environment.ts';
import { keyFor } from './signing.ts';

/**
 * A key for the rate limits made of something personal (an address, an account's name): a keyed hash, so that the
 * table holds neither. 32 hex digits, prefixed with what it counts.
 */
export function clientKey(what: string, personal: string): string {
  const [secret = ''] = readEnvironment().sessionSecrets;
  const digest = createHmac('sha256', keyFor('counters', secret)).update(`${what}:${personal}`).digest('hex');
  return `${what}:${digest.slice(0, 32)}`;
}
