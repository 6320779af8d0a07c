import { tryStorage } from '#shared/browser/try-storage.ts';

/**
 * The typed text in this tab's session storage, so that a reload loses nothing until it is sent. Needs no consent,
 * because the visitor asked for the form (TDDDG §25(2) no. 2). Where storage is blocked there is no draft.
 */
export const TYPED = 'contactTyped';
const SENT = 'contactSent';

const fields = () => [...document.querySelectorAll<HTMLInputElement>('.contact-form .input')];

const write = (key: string, value: object) => tryStorage(() => sessionStorage.setItem(key, JSON.stringify(value)));
const forget = (key: string) => tryStorage(() => sessionStorage.removeItem(key));

/** Fills in the draft, if there is one, but replaces nothing. */
export const restoreDraft = () =>
  tryStorage(() => {
    const typed = JSON.parse(sessionStorage[TYPED]);
    for (const field of fields()) field.value ||= typed[field.name] ?? '';
  });

export function keepDraft() {
  const typed = fields().filter(({ value }) => value);
  if (typed.length > 0) write(TYPED, Object.fromEntries(typed.map(({ name, value }) => [name, value])));
  else if (fields().length > 0) forget(TYPED);
}

/** Keeps the draft up to date, until the browser itself sends the form. */
export function watchDraft() {
  for (const type of ['input', 'change']) document.addEventListener(type, keepDraft);
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && (target as Element).matches('.contact-form')) [TYPED, SENT].map(forget);
  });
  keepDraft();
}

/** A sending whose answer may be lost. The same content keeps its key, also after a reload, so it is stored once. */
export type Sending = { content: string; key: string };
export const lastSending = (): Partial<Sending> => tryStorage(() => JSON.parse(sessionStorage[SENT])) ?? {};
export const noteSending = (sending: Sending) => write(SENT, sending);
export const forgetSending = () => forget(SENT);
