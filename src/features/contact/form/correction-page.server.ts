import type { HttpError } from '#server/http/http-error.ts';
import { CORRECTION_PAGE } from './correction-shell.ts';
import { fillCorrection } from './fill-correction.server.ts';
import { formPage } from './form-page.server.ts';

/**
 * The answer to a form sent without JavaScript that can't be accepted: the site's own page with the form filled in
 * again and a sentence under each field, so nothing typed is lost.
 */
export const correctionPage = (
  error: HttpError,
  typed: Record<string, string>,
  request: Request,
): Promise<Response> => {
  const correction = { sentence: error.message, fieldErrors: error.fieldErrors ?? {}, typed };
  return formPage(CORRECTION_PAGE, request, {
    fill: (form) => fillCorrection(form, correction),
    status: error.status,
    headers: error.headers,
  });
};
