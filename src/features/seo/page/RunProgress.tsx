import type { SeoProgress } from '../contract.ts';
import { seoPageTexts as texts } from '../texts.ts';

/** How far the run is. The total grows while pages are found, so the words count and the bar follows. */
export function RunProgress({ progress }: { progress: SeoProgress | undefined }) {
  const words = progress ? texts.steps[progress.step](progress.done, progress.total) : texts.starting;
  return (
    <section className="seo-running pane" aria-label={texts.running}>
      <p role="status">{words}</p>
      {/* Without a value the bar moves to and fro: something is going on, nobody knows yet how much. */}
      <progress
        aria-label={texts.running}
        {...(progress && progress.total > 0 && { value: progress.done, max: progress.total })}
      />
    </section>
  );
}
