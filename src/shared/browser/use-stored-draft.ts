import { useEffect, useState, useSyncExternalStore } from 'react';

/** Marks the drafts among the keys of the session storage. */
const PREFIX = 'draft:';
/** The key of the drafts' owner. */
const OWNER = 'owner';

/** Drafts of this document, and their only place in a browser that stores nothing. */
const known = new Map<string, unknown>();
const listeners = new Set<() => void>();

/**
 * State that outlives its component: a draft survives another page, a reload, and a new login after a session ended.
 * Drafts hold no passwords, because they lie in the tab's session storage. `undefined` means no draft. A browser that
 * stores nothing asks before the tab is left.
 */
export function useStoredDraft<T>(key: string): [T | undefined, (next: T | undefined) => void] {
  const value = useSyncExternalStore(subscribe, () => readDraft<T>(key));
  const [isKept, setKept] = useState(true);

  useEffect(() => {
    if (isKept || value === undefined) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isKept, value]);

  return [value, (next) => setKept(writeDraft(key, next))];
}

/** Reads the current draft; undefined if there is none. */
export function readDraft<T>(key: string): T | undefined {
  if (!known.has(key)) known.set(key, stored(key));
  return known.get(key) as T | undefined;
}

/** Stores a draft, or ends it by `undefined`. Works without its component. Returns whether the browser keeps it. */
export function writeDraft(key: string, value: unknown): boolean {
  known.set(key, value);
  tell();
  try {
    if (value === undefined) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Deletes all drafts, so that the next person to log in finds none. */
export function forgetStoredDrafts(): void {
  known.clear();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // A browser without storage has no drafts to delete.
  }
  tell();
}

/** Makes this administrator the owner of all drafts, present and future. */
export const ownDrafts = (username: string): unknown => writeDraft(OWNER, username);

/** Deletes the drafts after a login, unless they belong to this administrator. */
export function takeOverDrafts(username: string): void {
  if (readDraft(OWNER) !== username) forgetStoredDrafts();
  ownDrafts(username);
}

function stored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = () => {
  for (const listener of listeners) listener();
};
