import { jwtVerify, SignJWT } from 'jose';
import { readEnvironment } from './environment.ts';

const keys = () => readEnvironment().sessionSecrets.map((secret) => new TextEncoder().encode(secret));

/** What a token is for; one made for a session is worth nothing as another. */
export type Audience = 'admin-session' | 'admin-device' | 'backup-run';

/** Signs a token (HS256) with the newest key. `id` becomes the claim jti. */
export async function signToken(audience: Audience, id: string, now: Date, lifetimeMs: number): Promise<string> {
  const [newest] = keys();
  if (!newest) throw new Error('No signing key');
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setJti(id)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + lifetimeMs))
    .sign(newest);
}

/** The id a token names, or undefined when it is forged, expired, of another audience or signed by no known key. */
export async function readToken(audience: Audience, token: string, now: Date): Promise<string | undefined> {
  for (const key of keys()) {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience, currentDate: now });
      return payload.jti;
    } catch {
      // Perhaps signed with the key before; when none fits, the token counts for nothing.
    }
  }
  return undefined;
}
