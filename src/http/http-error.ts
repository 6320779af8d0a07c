import { httpTexts } from './texts.ts';

/** An expected failure: a German sentence, and for forms one per field. serve.ts alone turns it into an answer. */
export class HttpError extends Error {
  readonly status: number;
  readonly fieldErrors: Record<string, string> | undefined;
  readonly headers: Record<string, string>;
  /** Whether the same call succeeds after the password was given again. */
  readonly needsProof: boolean;

  constructor(
    status: number,
    sentence: string,
    more: { fieldErrors?: Record<string, string>; headers?: Record<string, string>; needsProof?: boolean } = {},
  ) {
    super(sentence);
    this.name = 'HttpError';
    this.status = status;
    this.fieldErrors = more.fieldErrors;
    this.headers = more.headers ?? {};
    this.needsProof = more.needsProof ?? false;
  }
}

export const fieldError = (field: string, sentence: string): HttpError =>
  new HttpError(422, httpTexts.invalid, { fieldErrors: { [field]: sentence } });

export const tooOften = (waitS: number, sentence: string): HttpError =>
  new HttpError(429, sentence, { headers: { 'retry-after': String(waitS) } });
