import type { SeoItem } from '../contract.ts';
import { SEO_SCORE_CAPS } from '../limits.ts';

type Scored = Pick<SeoItem, 'id' | 'status' | 'score'>;

/** Rounded mean in percent (Spec §2). A noindex by mistake, sample texts and an unreachable site cap it. */
export function overallScore(items: readonly Scored[]): number | undefined {
  const scores = items.flatMap(({ score }) => score ?? []);
  if (scores.length === 0) return undefined;
  const sum = scores.reduce((all, score) => all + score, 0);
  return Math.min(Math.round(sum / scores.length), capOf(items));
}

function capOf(items: readonly Scored[]): number {
  const failed = (id: string) => items.find((item) => item.id === id && item.status === 'error');
  // Only a score of 0 means the whole site.
  if (failed('reachable')?.score === 0) return SEO_SCORE_CAPS.unreachable;
  if (failed('indexable')) return SEO_SCORE_CAPS.hidden;
  return failed('sample-data') ? SEO_SCORE_CAPS.samples : 100;
}
