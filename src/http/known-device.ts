import { randomUUID } from 'node:crypto';
import { DEVICE_LIFETIME_MS, SECOND_MS } from '#config/limits.ts';
import { readToken, signToken } from '#server/signing.ts';
import { cookieName, readCookie, setCookie } from './cookies.ts';

const COOKIE = 'device';

/**
 * The id of a device that has logged in before, or undefined (OWASP "Slow Down Online Guessing Attacks with Device
 * Cookies"): strangers who keep guessing slow each other down, not the owner.
 */
export async function knownDevice(request: Request, now: Date): Promise<string | undefined> {
  const token = readCookie(request, cookieName(request, COOKIE));
  return token ? readToken('admin-device', token, now) : undefined;
}

/** A Set-Cookie line that makes this browser known for a year from now; a new id each time. */
export async function rememberDevice(request: Request, now: Date): Promise<string> {
  const token = await signToken('admin-device', randomUUID(), now, DEVICE_LIFETIME_MS);
  return setCookie(request, COOKIE, token, DEVICE_LIFETIME_MS / SECOND_MS);
}
