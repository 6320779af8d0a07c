import { describe, expect, it } from 'vitest';
import { hashPassword, NOBODYS_HASH, verifyPassword } from '#server/password.ts';

describe('a stored password', () => {
  it('is argon2id with OWASP’s cost and a salt of its own', async () => {
    const [one, two] = await Promise.all([hashPassword('ein Passwort'), hashPassword('ein Passwort')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
  });

  it('fits the same word, however the keyboard composed it, and no other', async () => {
    const stored = await hashPassword('Spülwasser');
    expect(await verifyPassword('Spülwasser', stored)).toBe(true);
    expect(await verifyPassword('Spu\u0308lwasser', stored)).toBe(true);
    expect(await verifyPassword('spülwasser', stored)).toBe(false);
    expect(await verifyPassword('', stored)).toBe(false);
  });

  it('is nobody’s for the hash that unknown names are compared with', async () => {
    expect(await verifyPassword('', NOBODYS_HASH)).toBe(false);
    expect(await verifyPassword('admin', NOBODYS_HASH)).toBe(false);
    expect(await verifyPassword('admin', 'plain text')).toBe(false);
  });
});
