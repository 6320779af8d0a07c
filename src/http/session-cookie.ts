import { SECOND_MS } from '#config/limits.ts';
import { type Admin, findAdminOf } from '#domain/people/sessions.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { readToken, signToken } from '#server/signing.ts';
import { cookieName, readCookie, setCookie } from './cookies.ts';

const COOKIE = 'session';

/** Makes the Set-Cookie line of a session: a signed token that names its row. */
export async function sessionCookie(
  request: Request,
  sessionId: string,
  now: Date,
  lifetimeMs: number,
): Promise<string> {
  const token = await signToken('admin-session', sessionId, now, lifetimeMs);
  return setCookie(request, COOKIE, token, lifetimeMs / SECOND_MS);
}

/** Makes the Set-Cookie line that removes it. */
export const noSessionCookie = (request: Request): string => setCookie(request, COOKIE, '', 0);

/** Reads the session that the request carries, if we signed it and it has not run out. Asks no database. */
export async function sessionIdOf(request: Request, now: Date): Promise<string | undefined> {
  const token = readCookie(request, cookieName(request, COOKIE));
  return token ? readToken('admin-session', token, now) : undefined;
}

/** Finds the active administrator behind a request. */
export async function findAdmin(db: Db, request: Request, now: Date): Promise<Admin | undefined> {
  const sessionId = await sessionIdOf(request, now);
  return sessionId ? findAdminOf(db, sessionId, now) : undefined;
}
