import { Pane } from '#shared/ui/Pane.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { chartTexts as texts } from '../texts.ts';
import { CHART, ChartLegend } from './DailyChart.tsx';

/** Placeholder of the charts, with their height. */
export function ChartsWaiting({ days }: { days: number }) {
  return (
    <Pane title={texts.heading} isBusy>
      <ChartLegend days={days} />
      {[texts.views, texts.visitors].map((title) => (
        <figure key={title}>
          <figcaption className={CHART.caption}>{title}</figcaption>
          <div className={CHART.plot} aria-hidden="true">
            <Skeleton className={CHART.area} />
            <p className={CHART.days} />
          </div>
        </figure>
      ))}
      <p className="min-h-touch" aria-hidden="true">
        <Skeleton className="h-[1em] w-[4ch] align-middle" />
      </p>
    </Pane>
  );
}
