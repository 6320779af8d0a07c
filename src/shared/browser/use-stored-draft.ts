import { useEffect, useState, useSyncExternalStore } from 'react';
import { DRAFT_KEPT_MS } from '../limits.ts';
import { storeOf } from './store-of.ts';
import { tryStorage } from './try-storage.ts';

/** Begins the local storage's keys of drafts; the administrator's name follows. */
const PREFIX = 'draft:';

/** The drafts of this document and their administrator; the only place in a browser that stores nothing. */
const { now, change, subscribe } = storeOf({ owner: '', known: new Map<string, unknown>() });
const keyOf = (key: string) => `${PREFIX}${encodeURIComponent(now().owner)}:${key}`;

/**
 * State that outlives its component, a reload, a closed tab and a new login, for seven days. Never for passwords, because
 * it lies in the browser's storage. `undefined` means no draft. Without storage the browser asks before the tab is left.
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

export const useHasDraft = (keys: readonly string[]): boolean =>
  useSyncExternalStore(subscribe, () => keys.some(hasDraft));

export const hasDraft = (key: string): boolean => readDraft(key) !== undefined;

export function readDraft<T>(key: string): T | undefined {
  const { known } = now();
  if (!known.has(key)) known.set(key, stored(keyOf(key)));
  return known.get(key) as T | undefined;
}

/** Stores a draft, or ends it by `undefined`. Works without its component. Returns whether the browser keeps it. */
export function writeDraft(key: string, value: unknown): boolean {
  now().known.set(key, value);
  change(now());
  const kept = tryStorage(() => {
    if (value === undefined) localStorage.removeItem(keyOf(key));
    else localStorage.setItem(keyOf(key), JSON.stringify({ at: Date.now(), value }));
    return true;
  });
  return kept ?? false;
}

export function forgetStoredDrafts(): void {
  for (const key of storedKeys()) if (key.startsWith(keyOf(''))) localStorage.removeItem(key);
  readAnew();
}

/** Shows the drafts of this administrator alone from now on, and deletes everybody's old ones. */
export function ownDrafts(username: string): void {
  if (username === now().owner) return;
  for (const key of storedKeys()) stored(key);
  readAnew(username);
}

const readAnew = (owner = now().owner) => change({ owner, known: new Map() });

const storedKeys = (): string[] =>
  tryStorage(() => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))) ?? [];

const stored = (key: string): unknown =>
  tryStorage(() => {
    const { at, value } = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (at > Date.now() - DRAFT_KEPT_MS) return value;
    localStorage.removeItem(key);
  });

/** The newest text counts, whichever tab it was typed in. */
globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
  if (key === null) readAnew();
  if (!key?.startsWith(keyOf(''))) return;
  now().known.delete(key.slice(keyOf('').length));
  change(now());
});
