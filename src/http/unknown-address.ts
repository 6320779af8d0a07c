import { logEvent } from '#server/log.ts';
import { errorAnswer, secured } from './answer.ts';
import { HttpError } from './http-error.ts';
import { httpTexts } from './texts.ts';

/** Answers an address of no route. Apart from serve.ts, because it needs neither database nor session to say 404. */
export async function unknownAddress({ method }: Request): Promise<Response> {
  logEvent({ event: 'request', method, status: 404 });
  return secured(errorAnswer(new HttpError(404, httpTexts.notFound)));
}
