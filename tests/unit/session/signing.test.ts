import { SignJWT } from 'jose';
import { beforeEach, expect, test, vi } from 'vitest';
import { readToken, signToken } from '#server/signing.ts';

const now = new Date('2026-03-02T09:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

const OLD_KEY = 'the key of last year, 32 characters and more';
const NEW_KEY = 'the key of this year, 32 characters and more';

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://nowhere');
  vi.stubEnv('SESSION_SECRET', NEW_KEY);
});

test('[9.2.1] a signed token returns its subject until it expires', async () => {
  const token = await signToken('admin-session', 'abc', now, 1000);
  expect(await readToken('admin-session', token, now)).toBe('abc');
  expect(await readToken('admin-session', token, later(1001))).toBeUndefined();
});

test('[9.1.1, 9.1.2, 9.2.2, 9.2.3, 9.2.4] a signed token is invalid for another purpose, unsigned, or after a change', async () => {
  const token = await signToken('admin-device', 'abc', now, 1000);
  expect(await readToken('admin-session', token, now)).toBeUndefined();
  const [header, , signature] = token.split('.');
  const claims = Buffer.from(JSON.stringify({ aud: 'admin-session', jti: 'other', exp: 9e9 })).toString('base64url');
  expect(await readToken('admin-session', `${header}.${claims}.${signature}`, now)).toBeUndefined();
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
  expect(await readToken('admin-session', unsigned, now)).toBeUndefined();
});

test('a signed token is invalid if it was signed with the secret itself, because each purpose has its own key', async () => {
  const { iat, exp } = { iat: now.getTime() / 1000, exp: later(1000).getTime() / 1000 };
  const signing = new SignJWT({ aud: 'admin-session', jti: 'abc', iat, exp }).setProtectedHeader({ alg: 'HS256' });
  expect(await readToken('admin-session', await signing.sign(Buffer.from(NEW_KEY)), now)).toBeUndefined();
});

test('a signed token stays valid after a change of the key while SESSION_SECRET_PREVIOUS has the old one, which signs no more', async () => {
  vi.stubEnv('SESSION_SECRET', OLD_KEY);
  const token = await signToken('admin-session', 'abc', now, 1000);
  vi.stubEnv('SESSION_SECRET', NEW_KEY);
  expect(await readToken('admin-session', token, now)).toBeUndefined();
  vi.stubEnv('SESSION_SECRET_PREVIOUS', OLD_KEY);
  expect(await readToken('admin-session', token, now)).toBe('abc');
  const next = await signToken('admin-session', 'abc', now, 1000);
  vi.stubEnv('SESSION_SECRET_PREVIOUS', '');
  expect(await readToken('admin-session', next, now)).toBe('abc');
});
