import { isSameValue } from '#domain/site/stored-facts.ts';

/** Whether two values of a fact mean the same; the server says null for what a schema calls absent. */
export const isSameFact = (one: unknown, other: unknown): boolean => isSameValue(one ?? null, other ?? null);
