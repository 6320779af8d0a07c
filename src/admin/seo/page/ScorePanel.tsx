import { PROGRESS_MAX } from '#config/limits.ts';
import { overallScore } from '../checks/overall-score.ts';
import type { SeoItem, SeoState } from '../contract.ts';
import { seoPageTexts as texts } from '../texts.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { TrendLine } from './TrendLine.tsx';

/** The overall score as a percent bar (Spec §2), what it is made of, and how it went before. */
export function ScorePanel({ items, trend }: { items: readonly SeoItem[]; trend: SeoState['trend'] }) {
  const score = overallScore(items);
  const count = (status: string) => items.filter((item) => item.status === status).length;
  return (
    <section className="pane grid gap-3 p-5" aria-labelledby="seo-score-title">
      <h2 id="seo-score-title" className="text-[1.375rem]">
        {texts.score}
      </h2>
      {score !== undefined && (
        <>
          <p className="text-[3rem] leading-none font-heavy tabular-nums">{texts.percent(score)}</p>
          <ProgressBar aria-labelledby="seo-score-title" value={score} max={PROGRESS_MAX} />
        </>
      )}
      <p>{texts.summary({ error: count('error'), warning: count('warning'), success: count('success') })}</p>
      {trend.length > 1 && <TrendLine trend={trend} />}
    </section>
  );
}
