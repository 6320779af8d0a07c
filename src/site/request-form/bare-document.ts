import { CONTACT_FIELDS, entryOf } from '#domain/requests/fields.ts';
import type { ContactField } from '#domain/requests/request.ts';
import { CORRECTION_SENTENCE, CORRECTION_TEMPLATE } from './correction-shell.ts';
import { correctionTexts } from './page-texts.ts';
import { formTexts } from './texts.ts';

/** The same fields without the frame of the site's own page, for when that can't be read. What was chosen is kept unseen. */
export const BARE_DOCUMENT = `<!doctype html><html lang="de"><meta charset="utf-8">
<title>${correctionTexts.title}</title>
<h1>${correctionTexts.title}</h1>
<template id="${CORRECTION_TEMPLATE}"><p id="${CORRECTION_SENTENCE}"></p>
<form method="post" action="/api/contact">
${CONTACT_FIELDS.map(bareField).join('\n')}
<p><button>${formTexts.submit}</button></p>
</form></template></html>`;

function bareField(name: ContactField): string {
  const { label, control, isRequired } = entryOf(name);
  if (control.element === 'select') return `<input type="hidden" name="${name}">`;
  const attributes = `id="${name}" name="${name}"${isRequired ? ' required' : ''}`;
  const end = control.element === 'textarea' ? '</textarea>' : '';
  return `<p><label for="${name}">${label}</label> <${control.element} ${attributes}>${end} <b id="${name}-error"></b></p>`;
}
