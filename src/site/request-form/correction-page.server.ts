import { CORRECTION_SHELL_TIMEOUT_MS } from '#config/limits.ts';
import { entryOf, REQUEST_FIELDS, type RequestField } from '#domain/requests/fields.ts';
import type { HttpError } from '#http/http-error.ts';
import { ownOrigin } from '#http/own-origin.ts';
import { logEvent } from '#server/log.ts';
import { CORRECTION_PAGE, CORRECTION_SENTENCE, CORRECTION_TEMPLATE } from './correction-shell.ts';
import { fillCorrection } from './fill-correction.server.ts';
import { correctionTexts, formTexts } from './texts.ts';

const TEMPLATE = new RegExp(`<template id="${CORRECTION_TEMPLATE}">([\\s\\S]*?)</template>`);

/** The form without a page around it, if the site's own page cannot be fetched. A hidden field keeps the choice. */
export const BARE_DOCUMENT = `<!doctype html><html lang="de"><meta charset="utf-8">
<title>${correctionTexts.title}</title>
<h1>${correctionTexts.title}</h1>
<template id="${CORRECTION_TEMPLATE}"><p id="${CORRECTION_SENTENCE}"></p>
<form method="post" action="/api/contact">
${REQUEST_FIELDS.map(bareField).join('\n')}
<p><button>${formTexts.submit}</button></p>
</form></template></html>`;

/** The bare document has neither scripts nor styles. */
const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Answers a refused form without JavaScript by the filled-in form with an error per field. */
export async function correctionPage(
  { message, fieldErrors = {}, status, headers }: HttpError,
  typed: Record<string, string>,
): Promise<Response> {
  const { html: shell, policy } = await fetchShell();
  const html = shell.replace(TEMPLATE, (_, form: string) =>
    fillCorrection(form, { sentence: message, fieldErrors, typed }),
  );
  return new Response(html, {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}

/** Fetches the site's static page and its Content-Security-Policy; falls back to the bare document if it fails or is late. */
async function fetchShell() {
  try {
    const response = await fetch(ownOrigin() + CORRECTION_PAGE, {
      redirect: 'error',
      signal: AbortSignal.timeout(CORRECTION_SHELL_TIMEOUT_MS),
    });
    const html = await response.text();
    const policy = response.headers.get('content-security-policy') ?? BARE_POLICY;
    if (response.ok && TEMPLATE.test(html)) return { html, policy };
  } catch {
    // Falls through, because the typed data matter more than the page around them.
  }
  logEvent({ event: 'correction-shell-missing' });
  return { html: BARE_DOCUMENT, policy: BARE_POLICY };
}

function bareField(name: RequestField): string {
  const { label, control, isRequired } = entryOf(name);
  if (control.element === 'select') return `<input type="hidden" name="${name}">`;
  const attributes = `id="${name}" name="${name}"${isRequired ? ' required' : ''}`;
  const end = control.element === 'textarea' ? '</textarea>' : '';
  return `<p><label for="${name}">${label}</label> <${control.element} ${attributes}>${end} <b id="${name}-error"></b></p>`;
}
