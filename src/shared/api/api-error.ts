import type { $ZodError } from 'zod/v4/core';
import type { Route } from './define-route.ts';

/** The body of every failed call: a German sentence, and for forms one sentence per field. */
export interface ErrorBody {
  error: string;
  fieldErrors?: Record<string, string>;
  /** Whether the same call succeeds after the password was given again. */
  needsProof?: boolean;
}

/** The first sentence about each field, by its path. */
export function fieldErrorsOf(error: $ZodError): Record<string, string> {
  const sentences: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const field = path.join('.');
    if (field) sentences[field] ??= message;
  }
  return sentences;
}

/** `message` is the status, ': ' and the body's text or the status text (Spec §8). `sentence` is for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly sentence: string | undefined;
  readonly fieldErrors: Record<string, string>;
  /** Whether nobody is logged in any more. The login's own 401 does not count. */
  readonly isSessionOver: boolean;
  readonly needsProof: boolean;

  constructor(response: Response, text: string, access: Route['access'] = 'public') {
    super(`${response.status}: ${text || response.statusText}`);
    this.name = 'ApiError';
    this.status = response.status;
    const body = parseErrorBody(text);
    this.sentence = body?.error;
    this.fieldErrors = body?.fieldErrors ?? {};
    this.isSessionOver = response.status === 401 && access !== 'public';
    this.needsProof = body?.needsProof === true;
  }
}

export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.isSessionOver;

/** Whether a dialog over the page already said it: the login, or the question for the password. */
export const isToldByDialog = (error: unknown): boolean =>
  error instanceof ApiError && (error.isSessionOver || error.needsProof);

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Network failures have no sentence, so they get the fallback. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.sentence) || fallback;

function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string') {
      return body as ErrorBody;
    }
  } catch {
    // A proxy's HTML error page carries no sentence for people.
  }
  return undefined;
}
