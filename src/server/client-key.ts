import { createHmac } from 'node:crypto';
import { readEnvironment } from './environment.ts';
import { keyFor } from './signing.ts';

/** Makes a rate limit's key of an address or account: a keyed hash of 32 hex digits, prefixed with `what`. */
export function clientKey(what: string, personal: string): string {
  const [secret = ''] = readEnvironment().sessionSecrets;
  const digest = createHmac('sha256', keyFor('counters', secret)).update(`${what}:${personal}`).digest('hex');
  return `${what}:${digest.slice(0, 32)}`;
}
