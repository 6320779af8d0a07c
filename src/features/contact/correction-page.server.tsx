import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { HttpError } from '#server/http/http-error.ts';
import { logEvent } from '#server/log.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import { CORRECTION_MARKER, CORRECTION_PAGE } from './correction-shell.ts';
import { correctionTexts } from './texts.ts';

/**
 * The answer to a form sent without JavaScript that can't be accepted: the site's own page with the form filled in
 * again and a sentence under each field, so nothing typed is lost.
 */
export async function correctionPage(
  error: HttpError,
  typed: Record<string, string>,
  request: Request,
): Promise<Response> {
  const form = renderToStaticMarkup(
    <CorrectionForm sentence={error.message} fieldErrors={error.fieldErrors ?? {}} typed={typed} />,
  );
  const shell = await fetchShell(request);
  const html = shell.replace(CORRECTION_MARKER, () => form);
  return new Response(html, {
    status: error.status,
    headers: {
      ...error.headers,
      'content-type': 'text/html; charset=utf-8',
      // The page's own <meta> policy governs its scripts and styles.
      'content-security-policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'self'",
    },
  });
}

/** The site's static page with the place for the form; a bare document where it can't be had. */
async function fetchShell(request: Request): Promise<string> {
  try {
    const response = await fetch(new URL(CORRECTION_PAGE, request.url));
    const html = await response.text();
    if (response.ok && html.includes(CORRECTION_MARKER)) return html;
  } catch {
    // Falls through: the visitor's words matter more than the frame around them.
  }
  logEvent({ event: 'correction-shell-missing' });
  const { title } = correctionTexts;
  return `<!doctype html><html lang="de"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${CORRECTION_MARKER}`;
}
