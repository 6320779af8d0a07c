import { PROGRESS_MAX } from '#config/limits.ts';
import { overallScore } from '../checks/overall-score.ts';
import type { SeoItem, SeoState } from '../contract.ts';
import { seoPageTexts as texts } from '../texts.ts';
import { TrendLine } from './TrendLine.tsx';

/** The overall score as a percent bar (Spec §2), what it is made of, and how it went before. */
export function ScorePanel({ items, trend }: { items: readonly SeoItem[]; trend: SeoState['trend'] }) {
  const score = overallScore(items);
  const count = (status: string) => items.filter((item) => item.status === status).length;
  return (
    <section className="seo-score pane" aria-labelledby="seo-score-title">
      <h2 id="seo-score-title">{texts.score}</h2>
      {score !== undefined && (
        <>
          <p className="seo-percent">{texts.percent(score)}</p>
          <progress aria-labelledby="seo-score-title" value={score} max={PROGRESS_MAX} />
        </>
      )}
      <p>{texts.summary({ error: count('error'), warning: count('warning'), success: count('success') })}</p>
      {trend.length > 1 && <TrendLine trend={trend} />}
    </section>
  );
}
