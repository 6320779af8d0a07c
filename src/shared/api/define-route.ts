import * as z from 'zod/mini';
import type { $ZodType, input, output } from 'zod/v4/core';

/** Read by browser and server, so that they can't disagree. `path` is a URLPattern: '/api/admin/contact/:id'. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  /** 'admin' needs a valid session of an active administrator (Spec §6), 'owner' that of the owner. */
  readonly access: 'public' | 'admin' | 'owner';
  /** Whether the password must have been given in this session within PROOF_LIFETIME_MS; otherwise 403. */
  readonly needsProof?: boolean;
  readonly params?: $ZodType;
  readonly query?: $ZodType;
  readonly body?: $ZodType;
  /** Each success, and each failure that says more than ErrorBody. The server sends no others. */
  readonly answers: { readonly [status: number]: $ZodType };
  readonly maxBodyBytes?: number;
  readonly bodyTypes?: readonly string[];
}

export type Routes = Readonly<Record<string, Route>>;

type Part<S, Fallback> = S extends $ZodType ? output<S> : Fallback;
type Sent<S, Fallback> = S extends $ZodType ? input<S> : Fallback;

export type RouteInput<R extends Route> = {
  params: Part<R['params'], undefined>;
  query: Part<R['query'], undefined>;
  body: Part<R['body'], undefined>;
};

export type CallInput<R extends Route> = (R['params'] extends $ZodType
  ? { params: Sent<R['params'], never> }
  : unknown) &
  (R['query'] extends $ZodType ? { query?: Sent<R['query'], never> } : unknown) &
  (R['body'] extends $ZodType ? { body: Sent<R['body'], never> } : unknown);

export type CallArguments<R extends Route, Options> =
  Record<never, never> extends CallInput<R>
    ? [input?: CallInput<R>, options?: Options]
    : [input: CallInput<R>, options?: Options];

export type StatusOf<R extends Route> = keyof R['answers'] & number;
type Success = 200 | 201 | 202;
export type RouteAnswer<R extends Route> = output<R['answers'][StatusOf<R> & Success]>;
export type RouteResult<R extends Route, Status extends StatusOf<R>> = input<R['answers'][Status]>;

export const moment = z.pipe(
  z.date(),
  z.transform((at: Date) => at.toISOString()),
);

/** Declares a body of bytes: a Blob of one of these media types in the browser, a Uint8Array in the handler. */
export const bytes = (maxBodyBytes: number, bodyTypes: readonly string[]) => ({
  body: z.instanceof(Uint8Array) as unknown as z.ZodMiniType<Uint8Array, Blob>,
  maxBodyBytes,
  bodyTypes,
});

const DONE = { 200: z.object({ ok: z.literal(true) }) };
export type Done = typeof DONE;
type AnswersIn<Rest> = Rest extends { readonly answers: infer Answers } ? Answers : Done;

export const defineRoute = <
  const Method extends Route['method'],
  const Path extends Route['path'],
  const Access extends Route['access'],
  const Rest extends Omit<Route, 'method' | 'path' | 'access' | 'answers'> &
    Partial<Pick<Route, 'answers'>> &
    (Path extends `${string}:${string}` ? { readonly params: $ZodType } : unknown),
>(
  method: Method,
  path: Path,
  access: Access,
  rest: Rest,
) => ({ method, path, access, ...rest, answers: (rest.answers ?? DONE) as AnswersIn<Rest> });
