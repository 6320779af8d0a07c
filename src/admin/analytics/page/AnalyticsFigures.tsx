import { type AnalyticsSummary, CONTACT_WAYS } from '#domain/visits/shapes.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { Pane } from '#shared/ui/Pane.tsx';
import { Tile } from '#shared/ui/Tile.tsx';
import { Tiles } from '#shared/ui/Tiles.tsx';
import { analyticsPageTexts, cardTexts, chartTexts, interactionTexts, listTexts } from '../texts.ts';
import { AnalyticsCards } from './AnalyticsCards.tsx';
import { BarList } from './BarList.tsx';
import { ChartLegend, DailyChart } from './DailyChart.tsx';
import { DailyTable } from './DailyTable.tsx';
import { FIGURE } from './figure-look.ts';
import { pageName } from './names.ts';
import { namedSources } from './sources.ts';

/** Draws the summary. */
export function AnalyticsFigures({ summary }: { summary: AnalyticsSummary }) {
  const isEmpty = summary.perDay.every(({ views, viewsBefore }) => views + viewsBefore === 0);
  return (
    <>
      <section aria-label={cardTexts.heading}>
        <AnalyticsCards summary={summary} />
      </section>
      {summary.totalPageViews === 0 && (
        <Empty>
          <p>{analyticsPageTexts.empty}</p>
          <p className="text-small text-ink-soft">{analyticsPageTexts.emptyHint}</p>
        </Empty>
      )}
      {!isEmpty && <Drawn summary={summary} />}
    </>
  );
}

/** Chart, ways to get in touch and lists. */
function Drawn({ summary }: { summary: AnalyticsSummary }) {
  const { perDay, days } = summary;
  const hasBefore = perDay.some(({ viewsBefore }) => viewsBefore > 0);
  return (
    <>
      <Pane title={chartTexts.heading}>
        <ChartLegend days={days} hasBefore={hasBefore} />
        <DailyChart
          title={chartTexts.views}
          days={perDay.map(({ day, views, viewsBefore }) => ({ day, count: views, before: viewsBefore }))}
        />
        <DailyChart
          title={chartTexts.visitors}
          days={perDay.map(({ day, visitors, visitorsBefore }) => ({ day, count: visitors, before: visitorsBefore }))}
        />
        <DailyTable perDay={perDay} />
      </Pane>
      <ContactWays uses={summary.interactions} />
      <div className="grid gap-4 @min-[40rem]:grid-cols-2">
        <BarList
          heading={listTexts.pages}
          entries={summary.topPages.map(({ page, views }) => ({ name: pageName(page), count: views }))}
        />
        <BarList
          heading={listTexts.sources}
          note={listTexts.sourcesNote}
          entries={namedSources(summary.sources).map(({ name, views }) => ({ name, count: views }))}
        />
      </div>
    </>
  );
}

/** The uses of phone, WhatsApp, mail and form. */
function ContactWays({ uses }: { uses: AnalyticsSummary['interactions'] }) {
  return (
    <Pane title={interactionTexts.heading}>
      <p className="text-small text-ink-soft">{interactionTexts.note}</p>
      <Tiles className="">
        {CONTACT_WAYS.map((kind) => (
          <Tile
            key={kind}
            label={interactionTexts.kinds[kind]}
            value={uses[kind]}
            className={`content-start ${FIGURE.tile}`}
            valueClass={FIGURE.value}
          />
        ))}
      </Tiles>
    </Pane>
  );
}
