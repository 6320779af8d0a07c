/**
 * The typed text in this tab's session storage, so that a reload loses nothing, until it is sent. Needs no consent,
 * because the visitor asked for the form (TDDDG §25(2) no. 2). A browser that stores nothing has no draft.
 */
const TYPED = 'contactTyped';
const SENT = 'contactSent';

const fields = () => [...document.querySelectorAll<HTMLInputElement>('.contact-form .input')];

function write(key: string, value?: object) {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // Blocked storage.
  }
}

function read<Value extends object>(key: string): Partial<Value> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** Fills in the draft, but replaces nothing. */
export function restoreDraft() {
  const typed = read<Record<string, string>>(TYPED);
  for (const field of fields()) field.value ||= typed[field.name] ?? '';
}

/** Keeps the draft while somebody types, until the browser itself sends the form. */
export function watchDraft() {
  for (const type of ['input', 'change']) document.addEventListener(type, keepDraft);
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !(target as Element).matches('.contact-form')) return;
    write(TYPED);
    write(SENT);
  });
  keepDraft();
}

export function keepDraft() {
  const typed = fields().flatMap(({ name, value }) => (value ? [[name, value]] : []));
  if (fields().length > 0) write(TYPED, typed.length > 0 ? Object.fromEntries(typed) : undefined);
}

/** A sending whose answer may be lost. The same content keeps its key, also after a reload, so it is stored once. */
export type Sending = { content: string; key: string };
export const lastSending = () => read<Sending>(SENT);
export const noteSending = (sending?: Sending) => write(SENT, sending);
