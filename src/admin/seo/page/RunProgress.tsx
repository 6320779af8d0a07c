import type { SeoProgress } from '../contract.ts';
import { seoPageTexts as texts } from '../texts.ts';
import { ProgressBar } from './ProgressBar.tsx';

/** How far the run is. The total grows while pages are found, so the words count and the bar follows. */
export function RunProgress({ progress }: { progress: SeoProgress | undefined }) {
  const words = progress ? texts.steps[progress.step](progress.done, progress.total) : texts.starting;
  return (
    <section className="pane grid gap-3 p-5" aria-label={texts.running}>
      <p role="status">{words}</p>
      <ProgressBar
        aria-label={texts.running}
        {...(progress && progress.total > 0 && { value: progress.done, max: progress.total })}
      />
    </section>
  );
}
