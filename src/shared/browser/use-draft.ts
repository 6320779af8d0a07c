import { useState } from 'react';

const drafts = new Map<string, unknown>();

/**
 * State that outlives its component while the document lives: what somebody typed is still there after a session ended
 * and a new login. Nothing is stored on the device.
 */
export function useDraft<T>(key: string, initial: T): [T, (next: T) => void] {
  const [value, setValue] = useState<T>(() => (drafts.has(key) ? (drafts.get(key) as T) : initial));
  const set = (next: T) => {
    drafts.set(key, next);
    setValue(next);
  };
  return [value, set];
}

/** Whoever logs in next finds nothing of it. */
export const forgetDrafts = (): void => drafts.clear();
