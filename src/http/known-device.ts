import { DEVICE_LIFETIME_MS, SECOND_MS } from '#config/limits.ts';
import { readToken, signToken } from '#server/signing.ts';
import { cookieName, readCookie, setCookie } from './cookies.ts';

const COOKIE = 'device';

/**
 * Reads the id of the known device that the request carries (OWASP "Slow Down Online Guessing Attacks with Device
 * Cookies"): strangers who keep guessing slow each other down, not the owner. Whose it is, its row says.
 */
export async function deviceIdOf(request: Request, now: Date): Promise<string | undefined> {
  const token = readCookie(request, cookieName(request, COOKIE));
  return token ? readToken('admin-device', token, now) : undefined;
}

/** Makes the Set-Cookie line that names a known device. */
export async function deviceCookie(request: Request, id: string, now: Date): Promise<string> {
  const token = await signToken('admin-device', id, now, DEVICE_LIFETIME_MS);
  return setCookie(request, COOKIE, token, DEVICE_LIFETIME_MS / SECOND_MS);
}
