import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { loggedIn } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { type BadRequest, badRequest } from '../support/api/bad-request.ts';
import { testDatabase } from '../support/database.ts';
import { invoke } from '../support/invoke.ts';

const { db } = testDatabase();

/** A port that clients may not connect to, so that the few calls to the site itself fail. */
const ORIGIN = 'http://localhost:9';
/** The site can't be reached here, as these calls report. */
const PLANNED = ['502 backups.create', '503 seo.generateSitemap'];
/** A request may log its sender out. */
const REQUESTS_PER_SESSION = 25;

/** Words of German sentences, a few of which every sentence has; and of zod's English defaults. */
const GERMAN =
  /\b(Sie|nicht|ist|sind|hat|bitte|wird|wurde|gibt|hier|möglich|erforderlich|stimmt|braucht|zu|läuft|von)\b/i;
const ENGLISH = /\b(invalid|expected|received|required|too (big|small)|unrecognized|must|error|undefined)\b/i;
const INSIDES = /node_modules|\.ts:\d|\bat .+\(|postgres|kysely|stack/i;

test('[2.2.2] all routes refuse 400 bad requests with German sentences and without an unexpected error', async () => {
  const log = vi.mocked(console.error);
  const statuses = new Set<number>();
  const faults: unknown[] = [];
  let session = '';
  for (const [number, request] of fc.sample(badRequest, { seed: 12, numRuns: 400 }).entries()) {
    if (number % REQUESTS_PER_SESSION === 0) session = await loggedIn(db);
    const answer = await send(request, session);
    statuses.add(answer.status);
    const unexpected = log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('unexpected-error'));
    log.mockClear();
    const what = [...faultsOf(request, answer, await answer.text()), ...unexpected];
    if (what.length > 0) faults.push({ request, status: answer.status, what });
  }
  expect(faults).toEqual([]);
  // The attack is broad: some requests succeed, and others are refused for each of these reasons.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 405, 413, 415, 422]));
});

function send({ method, path, headers, body, isOwner, ip }: BadRequest, session: string): Promise<Response> {
  const cookie = [headers.cookie, isOwner ? session : undefined].filter(Boolean).join('; ');
  const all = cookie ? { ...headers, cookie } : headers;
  return invoke(api, ORIGIN + path, {
    method,
    headers: all,
    ip,
    ...(body !== undefined && { rawBody: body as BodyInit }),
  });
}

/** Lists an answer's faults: an unexpected error, a refusal without a German sentence, or leaked internals. */
function faultsOf({ route, method }: BadRequest, answer: Response, text: string): string[] {
  const faults: string[] = [];
  if (answer.status >= 500 && !PLANNED.includes(`${answer.status} ${route}`)) faults.push(`an accident: ${text}`);
  if (answer.headers.get('x-content-type-options') !== 'nosniff') faults.push('without the security headers');
  if (answer.status < 400 || method.toUpperCase() === 'HEAD') return faults;
  for (const sentence of sentencesIn(answer, text)) {
    if (!GERMAN.test(sentence) || ENGLISH.test(sentence)) faults.push(`no German sentence: ${sentence}`);
    if (INSIDES.test(sentence)) faults.push(`tells of the inside: ${sentence}`);
  }
  return faults;
}

function sentencesIn(answer: Response, text: string): string[] {
  // A form sent without JavaScript gets a page; its own tests check the sentence.
  if (answer.headers.get('content-type')?.startsWith('text/html')) return [];
  try {
    const { error, fieldErrors = {}, status } = JSON.parse(text) as Record<string, unknown>;
    // The health call refuses without a sentence, because programs read it.
    if (error === undefined && status === 'error') return [];
    return [String(error), ...Object.values(fieldErrors as Record<string, string>)];
  } catch {
    return [text];
  }
}
