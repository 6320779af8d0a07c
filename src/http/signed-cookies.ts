import { CHALLENGE_LIFETIME_MS, DEVICE_LIFETIME_MS, SECOND_MS } from '#config/limits.ts';
import { type Admin, findAdminOf, lastMomentOf, renameSession } from '#domain/people/sessions.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { readToken, signToken } from '#server/signing.ts';
import { HttpError } from './http-error.ts';
import { httpTexts } from './texts.ts';

export function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

const isSecure = (request: Request): boolean => new URL(request.url).protocol === 'https:';

/**
 * Makes a Set-Cookie line; over https with the `__Host-` prefix (RFC 6265bis §4.1.3.2). `maxAgeS` 0 removes the cookie.
 * Rounds down, because browsers ignore a fraction (RFC 6265 §5.2.2) and would keep the cookie until they close.
 */
function setCookie(request: Request, name: string, value: string, maxAgeS: number): string {
  const attributes = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${Math.floor(maxAgeS)}`;
  return `${cookieName(request, name)}=${value}; ${attributes}${isSecure(request) ? '; Secure' : ''}`;
}

const cookieName = (request: Request, name: string): string => (isSecure(request) ? `__Host-${name}` : name);

/**
 * 'device' is the known device (OWASP, device cookies): strangers who keep guessing slow each other down, but not the
 * owner. 'browser' binds a challenge to the browser that asked for it.
 */
const AUDIENCES = { session: 'admin-session', device: 'admin-device', browser: 'passkey-browser' } as const;
const LIFETIMES_MS = { device: DEVICE_LIFETIME_MS, browser: CHALLENGE_LIFETIME_MS } as const;
type SignedCookie = keyof typeof AUDIENCES;

export async function idIn(cookie: SignedCookie, request: Request, now: Date): Promise<string | undefined> {
  const token = readCookie(request, cookieName(request, cookie));
  return token ? readToken(AUDIENCES[cookie], token, now) : undefined;
}

export const signedCookie = (cookie: keyof typeof LIFETIMES_MS, request: Request, id: string, now: Date) =>
  signed(cookie, request, id, now, LIFETIMES_MS[cookie]);

async function signed(cookie: SignedCookie, request: Request, id: string, now: Date, lifetimeMs: number) {
  const token = await signToken(AUDIENCES[cookie], id, now, lifetimeMs);
  return setCookie(request, cookie, token, lifetimeMs / SECOND_MS);
}

type Session = { sessionId: string } & Parameters<typeof lastMomentOf>[0];

export const sessionCookie = (request: Request, session: Session, now: Date): Promise<string> =>
  signed('session', request, session.sessionId, now, lastMomentOf(session).getTime() - now.getTime());

/** Ends copies of the session's cookie. Returns the Set-Cookie line. @throws HttpError 401 if the session has ended. */
export async function newSessionCookie(
  db: Db,
  { request, admin, provedAt }: { request: Request; admin: Admin; provedAt?: Date },
  now: Date,
): Promise<string> {
  const renamed = await renameSession(db, admin.sessionId, provedAt);
  if (!renamed) throw new HttpError(401, httpTexts.notLoggedIn);
  return sessionCookie(request, { ...admin, ...renamed }, now);
}

export const noSessionCookie = (request: Request): string => setCookie(request, 'session', '', 0);

export async function findAdmin(db: Db, request: Request, now: Date): Promise<Admin | undefined> {
  const sessionId = await idIn('session', request, now);
  return sessionId ? findAdminOf(db, sessionId, now) : undefined;
}
