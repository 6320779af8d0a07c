import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, NOBODYS_HASH, verifyPassword } from '#server/password.ts';

test('[11.4.2] a stored password is an argon2id hash with OWASP’s cost and its own salt', async () => {
  const [one, two] = await Promise.all([hashPassword('ein Passwort'), hashPassword('ein Passwort')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(two);
  const [salt = '', tag = ''] = one.split('$').slice(4);
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  const real = argon2Sync('argon2id', { message: 'ein Passwort', nonce: Buffer.from(salt, 'base64'), ...cost });
  expect(Buffer.from(tag, 'base64')).toEqual(real);
});

test('a stored password matches the same word in any Unicode form, and no other word', async () => {
  const stored = await hashPassword('Spülwasser');
  expect(await verifyPassword('Spülwasser', stored)).toBe(true);
  expect(await verifyPassword('Spu\u0308lwasser', stored)).toBe(true);
  expect(await verifyPassword('spülwasser', stored)).toBe(false);
  expect(await verifyPassword('', stored)).toBe(false);
});

test('a stored password never matches the hash that stands in for unknown names', async () => {
  expect(await verifyPassword('', NOBODYS_HASH)).toBe(false);
  expect(await verifyPassword('admin', NOBODYS_HASH)).toBe(false);
  expect(await verifyPassword('admin', 'plain text')).toBe(false);
});
