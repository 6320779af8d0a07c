import { tryStorage } from '#shared/browser/try-storage.ts';

/**
 * The typed text in this tab's session storage, so that a reload loses nothing until it is sent. Needs no consent,
 * because the visitor asked for the form (TDDDG §25(2) no. 2). Where storage is blocked there is no draft.
 */
export const TYPED = 'contactTyped';
const SENT = 'contactSent';

export const fields = () => [...document.querySelectorAll<HTMLInputElement>('.contact-form .input')];

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

/** A sending whose answer may be lost. */
let sending: { content: string; key: string } | undefined;

/** Returns the content's key: the same after a lost answer, also after a reload, so that the server stores it once. */
export function keyOf(content: string): string {
  sending ??= tryStorage(() => JSON.parse(sessionStorage[SENT]));
  if (sending?.content !== content) sending = { content, key: newKey() };
  write(SENT, sending);
  return sending.key;
}

export function forgetSending() {
  sending = undefined;
  forget(SENT);
}

/** 128 random bits in hex; crypto.randomUUID is missing where the page is not served over https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
