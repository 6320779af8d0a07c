import type { AnalyticsSummary } from '#domain/visits/shapes.ts';
import { Pane } from '#shared/ui/Pane.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { chartTexts as texts } from '../texts.ts';
import { DailyChart } from './DailyChart.tsx';
import { DailyTable } from './DailyTable.tsx';

interface ChartsProps {
  days: number;
  /** Undefined while it loads; the charts then have their size. */
  perDay: AnalyticsSummary['perDay'] | undefined;
}

export function Charts({ days, perDay }: ChartsProps) {
  const hasBefore = perDay?.some(({ viewsBefore }) => viewsBefore > 0) ?? true;
  return (
    <Pane title={texts.heading} isBusy={!perDay}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small">
        <li
          className={`${ENTRY} before:h-[0.9rem] before:bg-light forced-colors:before:bg-[Highlight] forced-colors:before:forced-color-adjust-none`}
        >
          {texts.now}
        </li>
        <li className={`${ENTRY} before:border-t-2 before:border-dashed before:border-ink`}>
          {hasBefore ? texts.before(days) : texts.nothingBefore(days)}
        </li>
      </ul>
      <DailyChart
        title={texts.views}
        days={perDay?.map(({ day, views, viewsBefore }) => ({ day, count: views, before: viewsBefore }))}
      />
      <DailyChart
        title={texts.visitors}
        days={perDay?.map(({ day, visitors, visitorsBefore }) => ({ day, count: visitors, before: visitorsBefore }))}
      />
      {perDay ? (
        <DailyTable perDay={perDay} />
      ) : (
        <p className="min-h-touch" aria-hidden="true">
          <Skeleton />
        </p>
      )}
    </Pane>
  );
}

const ENTRY = 'flex items-center gap-2 before:w-6';
