import { useEffect, useState } from 'react';

/** Names of what is stored, so that it can be told from what others keep in the session's storage. */
const PREFIX = 'draft:';

/**
 * State that outlives its component while the tab lives: what somebody typed is still there after another page was
 * looked at, after a reload, and after a session ended and a new login. It lies in the tab's session storage, so no
 * password may be a draft; `undefined` means that there is none. Where the browser stores nothing it asks before the
 * tab is left.
 */
export function useStoredDraft<T>(key: string): [T | undefined, (next: T | undefined) => void] {
  const [value, setValue] = useState<T | undefined>(() => read<T>(key));
  const [isKept, setKept] = useState(true);

  useEffect(() => {
    if (isKept || value === undefined) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isKept, value]);

  const set = (next: T | undefined) => {
    setKept(write(key, next));
    setValue(next);
  };
  return [value, set];
}

/** For browsers that store nothing: what was typed lives as long as the document. */
const inMemory = new Map<string, unknown>();

function read<T>(key: string): T | undefined {
  if (inMemory.has(key)) return inMemory.get(key) as T;
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether the browser stores it. */
function write(key: string, value: unknown): boolean {
  inMemory.delete(key);
  try {
    if (value === undefined) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    if (value !== undefined) inMemory.set(key, value);
    return false;
  }
}

/** Whoever logs in next finds nothing of it. */
export function forgetStoredDrafts(): void {
  inMemory.clear();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Then nothing was stored either.
  }
}
