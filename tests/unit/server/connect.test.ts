import dns from 'node:dns';
import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, describe, expect, it } from 'vitest';
import { connect, isPublic } from '#server/push/connect.ts';

const { lookup } = dns;
afterEach(() => {
  dns.lookup = lookup;
  syncBuiltinESMExports();
});

/** From here on every name means these addresses. */
function namesMean(...addresses: string[]) {
  dns.lookup = ((_name: string, _options: object, done: (error: null, all: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as typeof lookup;
  syncBuiltinESMExports();
}

/** Why a request came to nothing. */
async function failureAt(url: string): Promise<string> {
  const outgoing = connect(new URL(url), { method: 'POST', signal: AbortSignal.timeout(4000) });
  const [error] = (await once(outgoing, 'error')) as [Error];
  outgoing.destroy();
  return error.message;
}

describe('the way out', () => {
  it.each([
    'http://push.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://8.8.8.8/',
  ])('does not lead to %s', (url) => {
    expect(() => connect(new URL(url), {})).toThrow('Only https, and only by name');
  });

  it('does not lead to this machine by its name', async () => {
    expect(await failureAt('https://localhost/')).toBe('Not public: localhost');
  });

  it.each([
    [['10.1.2.3']],
    [['169.254.169.254']],
    [['fd00::1']],
    [['::ffff:192.168.0.1']],
    // One of several is enough.
    [['8.8.8.8', '127.0.0.1']],
  ])('does not lead to a name that means %j', async (addresses) => {
    namesMean(...addresses);
    expect(await failureAt('https://updates.push.services.mozilla.com/')).toBe(
      'Not public: updates.push.services.mozilla.com',
    );
  });
});

it.each([
  ['8.8.8.8', true],
  ['17.57.144.1', true],
  ['2a00:1450:4001:82a::200a', true],
  ['0.0.0.0', false],
  ['100.64.0.1', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['ff02::1', false],
  ['localhost', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});
