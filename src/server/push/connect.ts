import { lookup } from 'node:dns';
import type { ClientRequest } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Opens a request to an address that came from outside. Only by name, and only where all addresses of that name are
 * public: they are looked at as the connection is made, so that a name can't mean another machine a moment later.
 * Redirects are answers like others.
 * @throws Error for an address that is not https, or no name.
 */
export function connect(url: URL, options: RequestOptions): ClientRequest {
  const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (url.protocol !== 'https:' || isAddress) throw new Error('Only https, and only by name');
  return request(url, { ...options, lookup: publicLookup, agent: false });
}

const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error(`No address: ${hostname}`), []);
    if (!addresses.every(({ address }) => isPublic(address))) return done(new Error(`Not public: ${hostname}`), []);
    if (options.all) return done(null, addresses);
    return done(null, first.address, first.family);
  });
};

const PRIVATE_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Within the only block that is given out for use (2000::/3): for protocols, examples, and tunnels to any IPv4 address. */
const SPECIAL_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const notPublic = new BlockList();
for (const [net, prefix] of PRIVATE_4) notPublic.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of SPECIAL_6) notPublic.addSubnet(net, prefix, 'ipv6');
const given6 = new BlockList();
given6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the internet's (IANA's special-purpose registries), and no machine's beside us. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4');
  return isIP(address) === 6 && given6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}
