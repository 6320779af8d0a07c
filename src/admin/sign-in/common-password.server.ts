import { passwordErrors } from '#domain/people/password-texts.ts';
import { HttpError } from '#http/http-error.ts';
import { httpTexts } from '#http/texts.ts';

/** The answer to a new password that is known from breaches. */
export const commonPassword = (): HttpError =>
  new HttpError(422, httpTexts.invalid, { fieldErrors: { password: passwordErrors.guessable } });
