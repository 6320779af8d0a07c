import type { SeoItem } from '../contract.ts';
import { SEO_SCORE_CAPS } from '../limits.ts';

type Scored = Pick<SeoItem, 'id' | 'status' | 'score' | 'weight'>;

/** Weighted mean in percent (Spec §2). A noindex by mistake, sample texts and an unreachable site cap it. */
export function overallScore(items: readonly Scored[]): number | undefined {
  const scored = items.filter(({ score }) => score !== undefined);
  const sumOf = (figure: (item: Scored) => number) => scored.reduce((sum, item) => sum + figure(item), 0);
  const weights = sumOf(({ weight }) => weight);
  if (weights === 0) return undefined;
  return Math.min(Math.round(sumOf(({ weight, score = 0 }) => weight * score) / weights), capOf(items));
}

function capOf(items: readonly Scored[]): number {
  const failed = (id: string) => items.find((item) => item.id === id && item.status === 'error');
  // Only a score of 0 means the whole site.
  if (failed('reachable')?.score === 0) return SEO_SCORE_CAPS.unreachable;
  if (failed('indexable')) return SEO_SCORE_CAPS.hidden;
  const hasSamples = items.some(({ id, status }) => id === 'sample-data' && status !== 'success');
  return hasSamples ? SEO_SCORE_CAPS.samples : 100;
}
