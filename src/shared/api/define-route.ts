import type { $ZodType, input, output } from 'zod/v4/core';

/**
 * One endpoint as plain data: the browser's `call` and the server's `serve` both read it, so the two can't
 * disagree. `path` is a URLPattern pathname ('/api/admin/contact/:id').
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  /** 'admin' needs a valid session of an active administrator (Spec §6). */
  readonly access: 'public' | 'admin';
  readonly params?: $ZodType;
  readonly query?: $ZodType;
  readonly body?: $ZodType;
  readonly answer: $ZodType;
  /** Largest body in bytes; JSON_BODY_MAX_BYTES where it is not given. */
  readonly maxBodyBytes?: number;
}

export type Routes = Readonly<Record<string, Route>>;

type Part<S, Fallback> = S extends $ZodType ? output<S> : Fallback;
type Sent<S, Fallback> = S extends $ZodType ? input<S> : Fallback;

/** What a handler receives: parsed and typed. */
export type RouteInput<R extends Route> = {
  params: Part<R['params'], undefined>;
  query: Part<R['query'], undefined>;
  body: Part<R['body'], undefined>;
};

/** What a caller gives: only the parts that the route declares. */
export type CallInput<R extends Route> = (R['params'] extends $ZodType
  ? { params: Sent<R['params'], never> }
  : unknown) &
  (R['query'] extends $ZodType ? { query?: Sent<R['query'], never> } : unknown) &
  (R['body'] extends $ZodType ? { body: Sent<R['body'], never> } : unknown);

export type RouteAnswer<R extends Route> = output<R['answer']>;
/** What a handler may return: the answer before its schema has parsed it (Dates become text there). */
export type RouteResult<R extends Route> = input<R['answer']>;

/** Declares an endpoint; its only job is to keep the literal types. */
export const defineRoute = <const R extends Route>(route: R): R => route;
