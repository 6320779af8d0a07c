import { SECOND_MS } from '#config/limits.ts';
import { useNow } from './use-now.ts';

/** Whole seconds since a moment (ISO 8601), counted on while it is shown. */
export const useSecondsSince = (at: string): number =>
  Math.max(0, Math.round((useNow(SECOND_MS).getTime() - Date.parse(at)) / SECOND_MS));
