import { Pane } from '#shared/ui/Pane.tsx';
import { chartTexts as texts } from '../texts.ts';
import { ChartLegend } from './ChartLegend.tsx';

/** The charts while their figures are on the way: as high as they will be, so that nothing moves when they come. */
export function ChartsWaiting({ days }: { days: number }) {
  return (
    <Pane title={texts.heading} isBusy>
      <ChartLegend days={days} />
      {[texts.views, texts.visitors].map((title) => (
        <figure key={title} className="daily-chart">
          <figcaption>{title}</figcaption>
          <div className="daily-chart-plot" aria-hidden="true">
            <span className="skeleton daily-chart-area" />
            <p className="daily-chart-days" />
          </div>
        </figure>
      ))}
      <p className="daily-table-waiting" aria-hidden="true">
        <span className="skeleton" />
      </p>
    </Pane>
  );
}
