import { useState } from 'react';
import { isSameValue } from '#domain/site/stored-facts.ts';

/**
 * The text of a field over a value: what is typed ('12,', a blank at its end) stays while it means that value. Returns
 * the text, and a function that keeps a new one and returns its value.
 */
export function useTyped<T>(value: T, toText: (value: T) => string, fromText: (text: string) => T) {
  const [typed, setTyped] = useState(() => toText(value));
  const keep = (text: string): T => {
    setTyped(text);
    return fromText(text);
  };
  return [isSameValue(fromText(typed) ?? null, value ?? null) ? typed : toText(value), keep] as const;
}
