import { SECOND_MS } from '#config/limits.ts';
import { useNow } from './use-now.ts';

export const useSecondsSince = (at: string): number =>
  Math.max(0, Math.round((useNow(SECOND_MS).getTime() - Date.parse(at)) / SECOND_MS));
