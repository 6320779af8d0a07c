import { tryStorage } from '#shared/browser/try-storage.ts';
import type { VisitorsForm } from './visitors-form.ts';

/**
 * The typed text in this tab's session storage, so that a reload loses nothing until it is sent. Needs no consent,
 * because the visitor asked for the form (TDDDG §25(2) no. 2). Where storage is blocked there is no draft.
 */
export const TYPED = 'contactTyped';
export const SENT = 'contactSent';

export const write = (key: string, value: object) =>
  tryStorage(() => sessionStorage.setItem(key, JSON.stringify(value)));
export const forget = (key: string) => tryStorage(() => sessionStorage.removeItem(key));

export function keepDraft({ fields }: VisitorsForm) {
  const typed = fields.filter(({ value }) => value).map(({ name, value }) => [name, value]);
  if (typed.length > 0) write(TYPED, Object.fromEntries(typed));
  else forget(TYPED);
}

/** Fills in the draft, but replaces nothing, and keeps it up to date until the browser itself sends the form. */
export function watchDraft(form: VisitorsForm) {
  tryStorage(() => {
    const typed = JSON.parse(sessionStorage[TYPED]);
    for (const field of form.fields) field.value ||= typed[field.name] ?? '';
  });
  for (const type of ['input', 'change']) form.element.addEventListener(type, () => keepDraft(form));
  // On the document, because the form's own answer must come first.
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target === form.element) [TYPED, SENT].map(forget);
  });
  keepDraft(form);
}
