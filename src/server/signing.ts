import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { readEnvironment } from './environment.ts';

/** A token for one purpose is invalid for another. */
export type Audience = 'admin-session' | 'admin-device' | 'passkey-browser' | 'passkey-challenge' | 'backup-run';

/** Derives a key for each purpose (RFC 5869), so that a leaked one opens nothing else. */
export const keyFor = (purpose: string, secret: string | Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));

/** Signs a token (HS256) with the newest key. `id` becomes the claim jti. */
export async function signToken(audience: Audience, id: string, now: Date, lifetimeMs: number): Promise<string> {
  const [newest] = readEnvironment().sessionSecrets;
  if (!newest) throw new Error('No signing key');
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setJti(id)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + lifetimeMs))
    .sign(keyFor(audience, newest));
}

/** Returns the token's id; undefined if it is forged, expired, of another audience or of an unknown key. */
export async function readToken(audience: Audience, token: string, now: Date): Promise<string | undefined> {
  for (const secret of readEnvironment().sessionSecrets) {
    try {
      const { payload } = await jwtVerify(token, keyFor(audience, secret), {
        algorithms: ['HS256'],
        audience,
        currentDate: now,
      });
      return payload.jti;
    } catch {}
  }
  return undefined;
}
