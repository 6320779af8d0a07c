import { useState } from 'react';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { isSameValue } from '#domain/site/stored-facts.ts';

/**
 * The text of a field over a value: what is typed ('12,', 'www.firma.de') stays while its schema reads that value from
 * it. Returns the text, and a function that keeps a new one and returns its value.
 */
export function useTyped<T>(value: T, toText: (value: T) => string, fromText: (text: string) => T, schema: $ZodType) {
  const [typed, setTyped] = useState(() => toText(value));
  const keep = (text: string): T => {
    setTyped(text);
    return fromText(text);
  };
  const meant = [fromText(typed), safeParse(schema, fromText(typed)).data];
  const isMeant = meant.some((one) => isSameValue(one ?? null, value ?? null));
  return [isMeant ? typed : toText(value), keep] as const;
}
