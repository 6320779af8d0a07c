import { useEffect, useState, useSyncExternalStore } from 'react';

/** Names of what is stored, so that it can be told from what others keep in the session's storage. */
const PREFIX = 'draft:';
/** Under this name stands whose drafts they are. */
const OWNER = 'owner';

/** What was typed in this document, or read by it: where the browser stores nothing it lives as long as that. */
const known = new Map<string, unknown>();
const listeners = new Set<() => void>();

/**
 * State that outlives its component while the tab lives: what somebody typed is still there after another page was
 * looked at, after a reload, and after a session ended and a new login. It lies in the tab's session storage, so no
 * password may be a draft; `undefined` means that there is none. Where the browser stores nothing it asks before the
 * tab is left.
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

/** The draft as it is now, undefined where there is none. */
export function readDraft<T>(key: string): T | undefined {
  if (!known.has(key)) known.set(key, stored(key));
  return known.get(key) as T | undefined;
}

/** Stores a draft, or ends it by `undefined`, also when its component is gone by then. Gives whether the browser keeps it. */
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

/** Whoever logs in next finds nothing of it. */
export function forgetStoredDrafts(): void {
  known.clear();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Then nothing was stored either.
  }
  tell();
}

/** From now on drafts are this administrator's, also those that are there. */
export const ownDrafts = (username: string): unknown => writeDraft(OWNER, username);

/** Somebody has logged in: they find their own drafts, and nobody else's. */
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
