import { PROGRESS_MAX } from '#config/limits.ts';
import { Pane } from '#shared/ui/Pane.tsx';
import { overallScore } from '../checks/overall-score.ts';
import type { SeoItem, SeoState } from '../contract.ts';
import { seoPageTexts as texts } from '../texts.ts';
import { ProgressBar } from './ProgressBar.tsx';

/** Spec §2. */
export function ScorePanel({ items, trend }: { items: readonly SeoItem[]; trend: SeoState['trend'] }) {
  const score = overallScore(items);
  const count = (status: string) => items.filter((item) => item.status === status).length;
  // A high score must not say that all is well while visitors read sample data.
  const isUnfinished = items.some(({ id, status }) => id === 'sample-data' && status !== 'success');
  return (
    <Pane title={texts.score}>
      {score !== undefined && (
        <>
          {isUnfinished && <p className="text-[2rem] leading-tight font-heavy">{texts.unfinished}</p>}
          <p className={isUnfinished ? 'font-bold tabular-nums' : 'text-[3rem] leading-none font-heavy tabular-nums'}>
            {texts.percent(score)}
          </p>
          <ProgressBar aria-label={texts.score} value={score} max={PROGRESS_MAX} />
        </>
      )}
      <p>{texts.summary({ error: count('error'), warning: count('warning'), success: count('success') })}</p>
      {trend.length > 1 && <TrendLine trend={trend} />}
    </Pane>
  );
}

const WIDTH = 320;
const HEIGHT = 48;
/** Space for the last point. */
const EDGE = 5;

/** One polyline needs no chart library. */
function TrendLine({ trend }: { trend: SeoState['trend'] }) {
  const scores = trend.map(({ score }) => score);
  const [first = 0, last = 0] = [scores[0], scores.at(-1)];
  const points = scores.map((score, index) => ({
    x: EDGE + (index / Math.max(1, scores.length - 1)) * (WIDTH - 2 * EDGE),
    y: HEIGHT - EDGE - (score / PROGRESS_MAX) * (HEIGHT - 2 * EDGE),
  }));
  const end = points.at(-1);
  return (
    <figure>
      <svg
        className="w-[min(100%,20rem)] overflow-visible"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={texts.trendSummary(scores.length, first, last)}
      >
        <polyline
          className="fill-none stroke-petrol [stroke-linejoin:round] [stroke-width:2.5]"
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
        {end && <circle className="fill-petrol" cx={end.x} cy={end.y} r={EDGE - 1} />}
      </svg>
      <figcaption className="text-small text-ink-soft">{texts.trend}</figcaption>
    </figure>
  );
}
