import { SEO_SCORE_CAPS } from '#config/limits.ts';
import { CHECK_WEIGHTS } from './weights.ts';

interface Scored {
  id: string;
  status: string;
  score?: number | undefined;
}

/**
 * The overall score in percent: the mean of the items' scores (Spec §2), weighted by CHECK_WEIGHTS, rounded. Items
 * without a score do not count; an item that is in no table counts once. An unintended noindex and a site that could
 * not be reached cap it: nothing else matters then. Undefined where nothing has a score.
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
  // One page of many that does not answer is not the site: only a score of 0 is.
  if (failed('reachable')?.score === 0) return SEO_SCORE_CAPS.unreachable;
  return failed('indexable') ? SEO_SCORE_CAPS.hidden : 100;
}
