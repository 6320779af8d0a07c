import { createHash } from 'node:crypto';
import { entryOf, REQUEST_FIELDS } from '#domain/requests/fields.ts';
import * as contact from '#facts/contact.ts';
import type { HttpError } from '#http/http-error.ts';
import { escapeMarkup } from '#shared/format/escape-markup.ts';
import { refusedTexts as texts } from './texts.ts';

const STYLE = 'body{max-width:36rem;margin:2rem auto;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif}';
/** A link to the form would open an empty one; only the browser's history keeps what was typed. */
const SCRIPT =
  "const link=document.querySelector('[hidden]');link.hidden=false;link.onclick=()=>{history.back();return false}";

const FORM = '/#anfrage';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = `default-src 'none'; style-src ${hash(STYLE)}; script-src ${hash(SCRIPT)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Answers a refused form that was posted without JavaScript: what is wrong, and the way back to the typed words (ruling 63). */
export async function refusedPage({ message, fieldErrors = {}, status, headers }: HttpError): Promise<Response> {
  const faults = REQUEST_FIELDS.flatMap((field) =>
    fieldErrors[field] ? `<li>${escapeMarkup(`${entryOf(field).label}: ${fieldErrors[field]}`)}</li>` : [],
  );
  const html = `<!doctype html><html lang="de"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${texts.title}</title><style>${STYLE}</style>
<h1>${texts.title}</h1><p>${texts.intro} <strong>${escapeMarkup(message)}</strong></p>
${faults.length > 0 ? `<ul>${faults.join('')}</ul>` : ''}<p>${texts.back}</p>
<p><a href="${FORM}" hidden>${texts.toForm}</a></p>
<p>${texts.orCall} <a href="tel:${contact.phone.link}">${contact.phone.display}</a></p><script>${SCRIPT}</script>`;
  return new Response(html, {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  });
}
