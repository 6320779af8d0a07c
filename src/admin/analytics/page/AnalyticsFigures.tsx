import { INTERACTIONS } from '#domain/visits/page-view.ts';
import type { AnalyticsSummary } from '#domain/visits/shapes.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { Pane } from '#shared/ui/Pane.tsx';
import { Tile } from '#shared/ui/Tile.tsx';
import { Tiles } from '#shared/ui/Tiles.tsx';
import { analyticsPageTexts, cardTexts, chartTexts, interactionTexts, listTexts } from '../texts.ts';
import { AnalyticsCards } from './AnalyticsCards.tsx';
import { ChartLegend, DailyChart } from './DailyChart.tsx';
import { DailyTable } from './DailyTable.tsx';
import { FIGURE } from './figure-look.ts';
import { countryName, pageName } from './names.ts';
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
      {/* Two wide lists over three narrow ones. */}
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

/** The uses of phone, WhatsApp, mail and form. */
function ContactWays({ uses }: { uses: AnalyticsSummary['interactions'] }) {
  return (
    <Pane title={interactionTexts.heading}>
      <p className="text-small text-ink-soft">{interactionTexts.note}</p>
      <Tiles className="">
        {INTERACTIONS.map((kind) => (
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

interface BarListProps {
  heading: string;
  /** The most first, with a full bar; others are relative to it (Spec §2). */
  entries: readonly { name: string; count: number }[];
  note?: string;
}

/** A list of figures with bars. */
function BarList({ heading, entries, note }: BarListProps) {
  const most = entries[0]?.count ?? 1;
  return (
    <Pane title={heading}>
      {note && <p className="text-small text-ink-soft">{note}</p>}
      {entries.length === 0 ? (
        <p>{listTexts.empty}</p>
      ) : (
        <ol className="grid gap-3">
          {entries.map(({ name, count }) => (
            <li key={name} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
              <span className="hyphens-none wrap-anywhere">{name}</span>
              <span className="tabular-nums">{listTexts.views(count)}</span>
              <span className="col-span-full h-2 rounded-[3px] bg-glass-2" aria-hidden="true">
                <span
                  className="block h-full min-w-[2px] rounded-[inherit] bg-petrol forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
                  style={{ inlineSize: `${(count / most) * 100}%` }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Pane>
  );
}
