import { PROGRESS_MAX } from '#config/limits.ts';
import type { SeoState } from '../contract.ts';
import { seoPageTexts as texts } from '../texts.ts';

const WIDTH = 320;
const HEIGHT = 48;
/** Room for the last point. */
const EDGE = 5;

/** The overall scores of the last runs as a line; one polyline needs no chart library. */
export function TrendLine({ trend }: { trend: SeoState['trend'] }) {
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
