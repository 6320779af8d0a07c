import { chosenPostalCode, sizeLine } from '#content/quick-request.ts';
import { SERVICE_KINDS } from '#content/service-kinds.ts';
import { secured } from '#server/http/answer.ts';
import type { ContactField } from '../intake/contract.ts';
import { fillCorrection } from './fill-correction.server.ts';
import { FILLED_FORM_PAGE } from './filled-form-shell.ts';
import { formPage } from './form-page.server.ts';

/** Makes the door of /anfrage/formular: the contact form with what was chosen in three steps. Nothing is stored. */
export const serveFilledForm =
  () =>
  async (request: Request): Promise<Response> => {
    if (!['GET', 'HEAD'].includes(request.method)) {
      return secured(new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }));
    }
    const typed = typedBy(new URL(request.url).searchParams);
    const correction = { sentence: '', fieldErrors: {}, typed };
    return secured(
      await formPage(FILLED_FORM_PAGE, request, { fill: (form) => fillCorrection(form, correction), status: 200 }),
    );
  };

/** The fields of the contact form for choices; what nobody can have chosen is left out. */
function typedBy(params: URLSearchParams): Partial<Record<ContactField, string>> {
  const chosen = { size: params.get('size') ?? undefined, postalCode: params.get('postalCode') ?? undefined };
  const service = SERVICE_KINDS.find((kind) => kind === params.get('service')) ?? '';
  return { service, place: chosenPostalCode(chosen), message: sizeLine(chosen) };
}
