import { isIPv6 } from 'node:net';

/** The part of an address that limits count by: IPv4, or an IPv6 /64, because a household has all of it (RFC 6177). */
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

/** The /56 and the /48 around an IPv6 network, because a line has 256 networks (RIPE-690), and a site 65,536. */
export function networksAround(network: string): string[] {
  const [a, b, c, d] = network.endsWith('::/64') ? network.slice(0, -'::/64'.length).split(':') : [];
  if (d === undefined) return [];
  return [`${a}:${b}:${c}:${(Number.parseInt(d, 16) & 0xff00).toString(16)}::/56`, `${a}:${b}:${c}::/48`];
}
