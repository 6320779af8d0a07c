import { isIPv6 } from 'node:net';

/**
 * Returns the part of a client's address that limits count by. It is a whole IPv4 address, or the /64 of an IPv6
 * address, because a household has all of that (RFC 6177).
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  // The URL parser writes the shortest form (RFC 5952). Its two colons stand for the missing zeros.
  const short = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [head, tail] = short.split('::').map((half) => half.split(':').filter(Boolean));
  const groups = tail ? [...(head ?? []), ...Array<string>(8).fill('0')] : (head ?? []);
  return `${groups.slice(0, 4).join(':')}::/64`;
}
