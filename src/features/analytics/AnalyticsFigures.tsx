import { Tile } from '#shared/ui/Tile.tsx';
import { AnalyticsCards } from './AnalyticsCards.tsx';
import { BarList } from './BarList.tsx';
import { type AnalyticsSummary, INTERACTIONS } from './contract.ts';
import { countryName } from './country-name.ts';
import { DailyChart } from './DailyChart.tsx';
import { DailyTable } from './DailyTable.tsx';
import { namedSources } from './sources.ts';
import { analyticsPageTexts, cardTexts, chartTexts, interactionTexts, listTexts } from './texts.ts';

/** Everything that is drawn from the summary. */
export function AnalyticsFigures({ summary }: { summary: AnalyticsSummary }) {
  const { perDay, days } = summary;
  const named = (name: string) => name || analyticsPageTexts.unknown;
  return (
    <>
      <section aria-label={cardTexts.heading}>
        <AnalyticsCards summary={summary} />
      </section>
      {summary.totalPageViews === 0 && (
        <div className="analytics-empty">
          <p>{analyticsPageTexts.empty}</p>
          <p>{analyticsPageTexts.emptyHint}</p>
        </div>
      )}
      <section className="analytics-charts pane" aria-labelledby="analytics-charts">
        <h2 id="analytics-charts">{chartTexts.heading}</h2>
        <ul className="daily-chart-legend">
          <li className="is-now">{chartTexts.now}</li>
          <li className="is-before">{chartTexts.before(days)}</li>
        </ul>
        <DailyChart
          title={chartTexts.views}
          days={perDay.map(({ day, views, viewsBefore }) => ({ day, count: views, before: viewsBefore }))}
        />
        <DailyChart
          title={chartTexts.visitors}
          days={perDay.map(({ day, visitors, visitorsBefore }) => ({ day, count: visitors, before: visitorsBefore }))}
        />
        <DailyTable perDay={perDay} />
      </section>
      <div className="analytics-lists">
        <BarList
          heading={listTexts.pages}
          entries={summary.topPages.map(({ page, views }) => ({ name: page, count: views }))}
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
      <section aria-labelledby="interactions">
        <h2 id="interactions">{interactionTexts.heading}</h2>
        <p className="analytics-note">{interactionTexts.note}</p>
        <dl className="tiles">
          {INTERACTIONS.map((kind) => (
            <Tile key={kind} label={interactionTexts.kinds[kind]} value={summary.interactions[kind]} />
          ))}
        </dl>
      </section>
    </>
  );
}
