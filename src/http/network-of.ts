import { isIPv6 } from 'node:net';

/**
 * The part of a client's address that limits count by: an IPv4 address whole, an IPv6 address as its /64, because a
 * household has all of that (RFC 6177).
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  // The URL parser writes it in its shortest form (RFC 5952); the two colons stand for as many zeros as are missing.
  const short = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [head, tail] = short.split('::').map((half) => half.split(':').filter(Boolean));
  const groups = tail ? [...(head ?? []), ...Array<string>(8).fill('0')] : (head ?? []);
  return `${groups.slice(0, 4).join(':')}::/64`;
}
