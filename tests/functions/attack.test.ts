import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createAdmin } from '#domain/people/administrators.server.ts';
import { lifetimeOf, openSession } from '#domain/people/sessions.server.ts';
import { sessionCookie } from '#http/signed-cookies.ts';
import { ADMIN } from '../support/admin.ts';
import { type BadRequest, badRequest } from '../support/api/bad-request.ts';
import { doorOf } from '../support/api/doors.ts';
import { testDatabase } from '../support/database.ts';
import { invoke } from '../support/invoke.ts';

const { db } = testDatabase();

it('400 bad requests to all routes are refused with German sentences, and none is an accident', async () => {
  const log = vi.mocked(console.error);
  const takeLogged = () => {
    const lines = log.mock.calls.map(([line]) => String(line));
    log.mockClear();
    return lines;
  };
  const { statuses, faults } = await attack(fc.sample(badRequest, { seed: 11, numRuns: 400 }), takeLogged);
  expect(faults).toEqual([]);
  // The attack reaches what it wants to reach: some go through, others are refused for each of these reasons.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 405, 413, 415, 422]));
});

/** An answer that must not be, and what it answered. */
interface Fault {
  request: BadRequest;
  status: number;
  what: string;
}

/** A port that no client is allowed to ask: the few calls that ask the site themselves get nowhere. */
const ORIGIN = 'http://localhost:9';
/** A request may well log its sender out. */
const REQUESTS_PER_SESSION = 25;

/** Here the site itself can't be reached, which these calls say. */
const PLANNED = ['502 backups.create', '503 seo.generateSitemap'];

/** Words of German sentences, of which every one has a few; and of the English ones that zod has in store. */
const GERMAN =
  /\b(Sie|nicht|ist|sind|hat|bitte|wird|wurde|gibt|hier|möglich|erforderlich|stimmt|braucht|zu|läuft|von)\b/i;
const ENGLISH = /\b(invalid|expected|received|required|too (big|small)|unrecognized|must|error|undefined)\b/i;
const INSIDES = /node_modules|\.ts:\d|\bat .+\(|postgres|kysely|stack/i;

/** Sends the requests one after the other to the real doors and judges every answer. */
async function attack(
  requests: readonly BadRequest[],
  /** What was logged as an error since the last call; empties it. */
  takeLogged: () => string[],
) {
  const statuses = new Map<number, number>();
  const faults: Fault[] = [];
  const admin = await owner();
  let cookie = '';
  for (const [number, request] of requests.entries()) {
    if (number % REQUESTS_PER_SESSION === 0) cookie = await sessionOf(admin);
    const { status, what } = await judge(request, cookie, takeLogged);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    faults.push(...what.map((fault) => ({ request, status, what: fault })));
  }
  return { statuses, faults };
}

async function owner() {
  await createAdmin(db, { ...ADMIN, email: 'inhaberin@firma.example' });
  return db.selectFrom('adminUsers').select(['id', 'lastLogin']).executeTakeFirstOrThrow();
}

async function sessionOf(admin: { id: string; lastLogin: Date | null }): Promise<string> {
  const now = new Date();
  const line = await sessionCookie(
    new Request(ORIGIN),
    await openSession(db, admin, { userAgent: null, now }),
    now,
    lifetimeOf(null),
  );
  return line.split(';')[0] ?? '';
}

async function judge(request: BadRequest, session: string, takeLogged: () => string[]) {
  try {
    const answer = await send(request, session);
    const text = await answer.text();
    const unexpected = takeLogged()
      .filter((line) => line.includes('unexpected-error'))
      // Without its moment one kind of accident reads the same each time.
      .map((line) => line.replace(/"at":"[^"]+",/, ''));
    return { status: answer.status, what: [...faultsOf(request, answer, text), ...unexpected] };
  } catch (error) {
    return { status: 0, what: [`crashed: ${(error as Error).stack}`] };
  }
}

function send({ feature, method, path, headers, body, isOwner, ip }: BadRequest, session: string): Promise<Response> {
  const cookie = [headers.cookie, isOwner ? session : undefined].filter(Boolean).join('; ');
  return invoke(doorOf(feature), ORIGIN + path, {
    method,
    headers,
    ...(body !== undefined && { rawBody: body as BodyInit }),
    ...(cookie && { cookie, headers: { ...headers, cookie } }),
    ip,
  });
}

/** What is wrong with an answer: an accident, a refusal without a German sentence, or a look at our insides. */
function faultsOf({ feature, route, method }: BadRequest, answer: Response, text: string): string[] {
  const faults: string[] = [];
  if (answer.status >= 500 && !PLANNED.includes(`${answer.status} ${feature}.${route}`)) {
    faults.push(`an accident: ${text}`);
  }
  if (answer.headers.get('x-content-type-options') !== 'nosniff') faults.push('without the security headers');
  if (answer.status < 400 || method.toUpperCase() === 'HEAD') return faults;
  for (const sentence of sentencesIn(answer, text)) {
    if (!GERMAN.test(sentence) || ENGLISH.test(sentence)) faults.push(`no German sentence: ${sentence}`);
    if (INSIDES.test(sentence)) faults.push(`tells of the inside: ${sentence}`);
  }
  return faults;
}

function sentencesIn(answer: Response, text: string): string[] {
  // A form sent without JavaScript is answered with a page; its sentence is looked at by its own tests.
  if (answer.headers.get('content-type')?.startsWith('text/html')) return [];
  try {
    const { error, fieldErrors = {}, status } = JSON.parse(text) as Record<string, unknown>;
    // The health call's refusal is no sentence: programs read it.
    if (error === undefined && status === 'error') return [];
    return [String(error), ...Object.values(fieldErrors as Record<string, string>)];
  } catch {
    return [text];
  }
}
