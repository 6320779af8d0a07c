import { SEO_SCORE_CAPS } from '#config/limits.ts';
import { CHECK_WEIGHTS } from './weights.ts';

interface Scored {
  id: string;
  status: string;
  score?: number | undefined;
}

/**
 * Returns the rounded mean of the scores in percent (Spec §2), weighted by CHECK_WEIGHTS (1 for unknown ids). Items
 * without a score do not count. A noindex by mistake and an unreachable site cap it. Undefined without any score.
 */
export function overallScore(items: readonly Scored[]): number | undefined {
  let sum = 0;
  let weights = 0;
  for (const { id, score } of items) {
    if (score === undefined) continue;
    const weight = (CHECK_WEIGHTS as Record<string, number>)[id] ?? 1;
    sum += weight * score;
    weights += weight;
  }
  if (weights === 0) return undefined;
  return Math.min(Math.round(sum / weights), capOf(items));
}

function capOf(items: readonly Scored[]): number {
  const failed = (id: string) => items.find((item) => item.id === id && item.status === 'error');
  // Only a score of 0 means the whole site.
  if (failed('reachable')?.score === 0) return SEO_SCORE_CAPS.unreachable;
  return failed('indexable') ? SEO_SCORE_CAPS.hidden : 100;
}
