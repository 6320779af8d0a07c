import type { AnalyticsSummary } from '#domain/visits/shapes.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { Pane } from '#shared/ui/Pane.tsx';
import { analyticsPageTexts, cardTexts, chartTexts, listTexts } from '../texts.ts';
import { AnalyticsCards } from './AnalyticsCards.tsx';
import { BarList } from './BarList.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ContactWays } from './ContactWays.tsx';
import { DailyChart } from './DailyChart.tsx';
import { DailyTable } from './DailyTable.tsx';
import { countryName, pageName } from './names.ts';
import { namedSources } from './sources.ts';

/** Everything that is drawn from the summary. */
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
  const named = (name: string) => name || analyticsPageTexts.unknown;
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
      {/* Two large ones over three small ones. */}
      <div className="grid gap-4 @min-[40rem]:grid-cols-2 @max-[62rem]:@min-[40rem]:*:last:col-span-full @min-[62rem]:grid-cols-6 @min-[62rem]:*:nth-[-n+2]:col-span-3 @min-[62rem]:*:nth-[n+3]:col-span-2">
        <BarList
          heading={listTexts.pages}
          entries={summary.topPages.map(({ page, views }) => ({ name: pageName(page), count: views }))}
        />
        <BarList
          heading={listTexts.sources}
          note={listTexts.sourcesNote}
          entries={namedSources(summary.sources).map(({ name, views }) => ({ name, count: views }))}
        />
        <BarList
          heading={listTexts.browsers}
          entries={summary.browsers.map(({ browser, count }) => ({ name: named(browser), count }))}
        />
        <BarList
          heading={listTexts.devices}
          entries={summary.devices.map(({ device, count }) => ({ name: named(device), count }))}
        />
        <BarList
          heading={listTexts.countries}
          entries={summary.topCountries.map(({ country, views }) => ({ name: countryName(country), count: views }))}
        />
      </div>
    </>
  );
}
