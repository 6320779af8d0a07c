import { Pane } from '#shared/ui/Pane.tsx';
import { overallScore } from '../checks/overall-score.ts';
import type { SeoItem } from '../contract.ts';
import { PROGRESS_MAX } from '../limits.ts';
import { seoPageTexts as texts } from '../texts.ts';

/** Spec §2. */
export function ScorePanel({ items }: { items: readonly SeoItem[] }) {
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
          <progress
            className="h-3.5 w-full appearance-none overflow-hidden rounded border border-edge bg-glass-2 text-petrol [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:[background:none] [&::-webkit-progress-value]:bg-current"
            aria-label={texts.score}
            value={score}
            max={PROGRESS_MAX}
          />
        </>
      )}
      <p>{texts.summary({ error: count('error'), warning: count('warning'), success: count('success') })}</p>
    </Pane>
  );
}
