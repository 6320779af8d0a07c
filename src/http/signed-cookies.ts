import { CHALLENGE_LIFETIME_MS, DEVICE_LIFETIME_MS, SECOND_MS } from '#config/limits.ts';
import { type Admin, findAdminOf, lastMomentOf, renameSession } from '#domain/people/sessions.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { readToken, signToken } from '#server/signing.ts';
import { cookieName, readCookie, setCookie } from './cookies.ts';
import { HttpError } from './http-error.ts';
import { httpTexts } from './texts.ts';

const AUDIENCES = { session: 'admin-session', device: 'admin-device', browser: 'passkey-browser' } as const;
type SignedCookie = keyof typeof AUDIENCES;

async function idIn(cookie: SignedCookie, request: Request, now: Date): Promise<string | undefined> {
  const token = readCookie(request, cookieName(request, cookie));
  return token ? readToken(AUDIENCES[cookie], token, now) : undefined;
}

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

export const sessionIdOf = (request: Request, now: Date) => idIn('session', request, now);

export async function findAdmin(db: Db, request: Request, now: Date): Promise<Admin | undefined> {
  const sessionId = await sessionIdOf(request, now);
  return sessionId ? findAdminOf(db, sessionId, now) : undefined;
}

/** The known device (OWASP, device cookies): strangers who keep guessing slow each other down, but not the owner. */
export const deviceIdOf = (request: Request, now: Date) => idIn('device', request, now);

export const deviceCookie = (request: Request, id: string, now: Date): Promise<string> =>
  signed('device', request, id, now, DEVICE_LIFETIME_MS);

export const browserIdOf = (request: Request, now: Date) => idIn('browser', request, now);

export const browserCookie = (request: Request, id: string, now: Date): Promise<string> =>
  signed('browser', request, id, now, CHALLENGE_LIFETIME_MS);
