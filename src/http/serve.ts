import { parse } from 'zod/v4/core';
import type { Admin } from '#domain/people/sessions.server.ts';
import { isDatabaseAway } from '#server/db/database-away.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import { logError, logEvent } from '#server/log.ts';
import type { Done, Route, RouteInput, RouteResult, Routes, StatusOf } from '#shared/api/define-route.ts';
import { answerTo, errorAnswer, secured } from './answer.ts';
import { functionDatabase } from './function-database.ts';
import { HttpError } from './http-error.ts';
import { PROOF_LIFETIME_MS, RETRY_AFTER_OUTAGE_S } from './limits.ts';
import { inputOf, isCrossSite, isNativeForm, matchRoute, networkOf } from './read-request.ts';
import { findAdmin } from './signed-cookies.ts';
import { httpTexts } from './texts.ts';
import { unknownAddress } from './unknown-address.ts';

export interface HandlerContext {
  db: Db;
  now: Date;
}

type ContextOf<R extends Route> = R['access'] extends 'public' ? HandlerContext : HandlerContext & { admin: Admin };

/** The request itself, for the few handlers that need its headers or the client's address. */
export interface Caller {
  request: Request;
  /** The client's IPv4 address or IPv6 network: to be hashed, never stored. */
  address: string;
  deploy: OfDeploy['deploy'];
  /** Takes work that the answer does not wait for. The instance stays until it is done, and failures are logged. */
  afterAnswer: (work: Promise<unknown>) => void;
}

/** An answer with a status, cookies or headers of its own. A content type of its own makes it a text, not JSON. */
export class Reply<const Status extends number, const Body> {
  readonly status: Status;
  readonly body: Body;
  readonly cookies: readonly string[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: Status, body: Body, cookies: readonly string[] = [], headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.cookies = cookies;
    this.headers = headers;
  }
}

type Handler<R extends Route> = (
  input: RouteInput<R> & Caller,
  context: ContextOf<R>,
) => Promise<Plain<R> | ReplyOf<R, StatusOf<R>>>;

/** Ties each status to its own body, so that another body does not compile. */
type ReplyOf<R extends Route, Status extends StatusOf<R>> = Status extends Status
  ? Reply<Status, RouteResult<R, Status>>
  : never;
type Plain<R extends Route> =
  | (200 extends StatusOf<R> ? RouteResult<R, 200> : never)
  // biome-ignore lint/suspicious/noConfusingVoidType: inside `serve(…)` an async handler without a return gives void.
  | (R['answers'] extends Done ? void : never);

/** One handler per route: a missing one does not compile. */
export type Handlers<R extends Routes> = { readonly [Name in keyof R]: Handler<R[Name]> };

/** The answers to a native HTML form post (no JavaScript). */
export interface NativeForm {
  doneAt: string;
  failedPage: (error: HttpError) => Promise<Response>;
}

interface PlatformContext extends OfDeploy {
  ip?: string;
  waitUntil?: (work: Promise<unknown>) => void;
}

/** Makes a function's door. Parses the answer, too, so that no column leaks, and logs one line. */
export function serve<R extends Routes>(
  routes: R,
  handlers: Handlers<R>,
  nativeForms: { readonly [Name in keyof R]?: NativeForm } = {},
) {
  return async (request: Request, context: PlatformContext = {}): Promise<Response> => {
    const startedAt = performance.now();
    const now = new Date();
    let name: (keyof R & string) | undefined;
    let response: Response;
    try {
      response = await answer();
    } catch (error) {
      response = await failure(asHttpError(error));
    }
    logEvent({
      event: 'request',
      route: name && routes[name]?.path,
      method: request.method,
      status: response.status,
      ms: Math.round(performance.now() - startedAt),
    });
    return secured(response);

    async function answer(): Promise<Response> {
      const { name: matched, params } = matchRoute(routes, request);
      name = matched;
      const route = routes[matched] as R[typeof matched];
      const form = nativeForms[matched];
      if (route.method !== 'GET' && isCrossSite(request)) throw new HttpError(403, httpTexts.crossSite);
      const db = await functionDatabase(context);
      const admin = route.access === 'public' ? undefined : await findAdmin(db, request, now);
      if (route.access !== 'public') requireRight(route, admin, now);
      const input = (await inputOf(route, request, params, form !== undefined)) as RouteInput<typeof route>;
      const caller: Caller = { request, address: networkOf(context.ip ?? ''), deploy: context.deploy, afterAnswer };
      // The guard above decides what `admin` is; a generic name can't tell the two types apart.
      const handlerContext = { db, now, admin } as unknown as ContextOf<typeof route>;
      const result = await handlers[matched]({ ...input, ...caller }, handlerContext);
      if (form && isNativeForm(request)) return redirectTo(form.doneAt);
      const reply = result instanceof Reply ? result : new Reply(200, result === undefined ? { ok: true } : result);
      return answerTo(request, { ...reply, body: parse(answerSchema(route, reply.status), reply.body) });
    }

    function afterAnswer(work: Promise<unknown>): void {
      const settled = work.catch(asHttpError);
      context.waitUntil?.(settled);
    }

    async function failure(error: HttpError): Promise<Response> {
      const form = name && nativeForms[name];
      if (!form || !isNativeForm(request)) return errorAnswer(error);
      return form.failedPage(error);
    }
  };
}

type Door = ReturnType<typeof serve>;

/** Makes one door of several below `base`, so that a warm instance serves the owner's next page, too. */
export function oneDoor(base: string, doors: readonly (readonly [RegExp, () => Promise<{ door: Door }>])[]): Door {
  return async (request, context) => {
    const path = new URL(request.url).pathname.slice(base.length);
    const [, load] = doors.find(([start]) => start.test(path)) ?? [];
    return load ? (await load()).door(request, context) : unknownAddress(request);
  };
}

/** @throws HttpError 401 without a session, 403 for a helper at an owner's route and for an expired proof. */
function requireRight(route: Route, admin: Admin | undefined, now: Date): void {
  if (!admin) throw new HttpError(401, httpTexts.notLoggedIn);
  if (route.access === 'owner' && !admin.isOwner) throw new HttpError(403, httpTexts.ownerOnly);
  const isProved = admin.provedAt && now.getTime() - admin.provedAt.getTime() < PROOF_LIFETIME_MS;
  if (route.needsProof && !isProved) throw new HttpError(403, httpTexts.needsProof, { needsProof: true });
}

function answerSchema({ path, answers }: Route, status: number) {
  const schema = answers[status];
  if (!schema) throw new Error(`${path} answers ${status} without saying so`);
  return schema;
}

const redirectTo = (location: string) => new Response(null, { status: 303, headers: { location } });

function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isDatabaseAway(error)) {
    logEvent({ event: 'database-away' });
    return new HttpError(503, httpTexts.outage, { headers: { 'retry-after': String(RETRY_AFTER_OUTAGE_S) } });
  }
  logError('unexpected-error', error);
  return new HttpError(500, httpTexts.unexpected);
}
