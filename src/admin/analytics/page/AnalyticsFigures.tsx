import { type AnalyticsSummary, CONTACT_WAYS } from '#domain/visits/shapes.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { Pane } from '#shared/ui/Pane.tsx';
import { Tile, Tiles } from '#shared/ui/Tile.tsx';
import { analyticsPageTexts, cardTexts, chartTexts, interactionTexts, listTexts } from '../texts.ts';
import { BarList } from './BarList.tsx';
import { DailyBars } from './DailyBars.tsx';
import { countryName, deviceName, namedPages } from './names.ts';
import { namedSources } from './sources.ts';
import { shareOf, trendOf } from './trend.ts';

export function AnalyticsFigures({ summary }: { summary: AnalyticsSummary }) {
  const { perDay, totalPageViews, interactions, topPages, sources } = summary;
  return (
    <>
      <section aria-label={cardTexts.heading}>
        <AnalyticsCards summary={summary} />
      </section>
      {totalPageViews === 0 ? (
        <Empty>
          <p>{analyticsPageTexts.empty}</p>
          <p className="text-small text-ink-soft">{analyticsPageTexts.emptyHint}</p>
        </Empty>
      ) : (
        <>
          <Pane title={chartTexts.heading}>
            <DailyBars title={chartTexts.views} days={perDay} of="views" />
            <DailyBars title={chartTexts.visitors} days={perDay} of="visitors" />
          </Pane>
          <Pane title={interactionTexts.heading}>
            <p className="text-small text-ink-soft">{interactionTexts.note}</p>
            <Tiles>
              {CONTACT_WAYS.map((kind) => (
                <Tile key={kind} label={interactionTexts.kinds[kind]} value={interactions[kind]} />
              ))}
            </Tiles>
          </Pane>
          <div className="grid gap-4 @min-[40rem]:grid-cols-2">
            <BarList heading={listTexts.pages} entries={namedPages(topPages)} />
            <BarList heading={listTexts.sources} note={listTexts.sourcesNote} entries={namedSources(sources)} />
          </div>
        </>
      )}
    </>
  );
}

/** Against the period before; top country and device with their share (ruling 1). */
function AnalyticsCards({ summary }: { summary: AnalyticsSummary }) {
  const { days, before, totalPageViews, uniqueVisitors, topCountries, devices } = summary;
  const against = (now: number, then: number) => (
    <>
      <b className="text-ink">{trendOf(now, then)}</b> {cardTexts.against(days)}
    </>
  );
  const share = (views: number | undefined) =>
    views !== undefined && `${shareOf(views, totalPageViews)} ${cardTexts.ofViews}`;
  const [country] = topCountries;
  const [device] = devices;
  const cards = [
    [cardTexts.pageViews, totalPageViews, against(totalPageViews, before.totalPageViews)],
    [cardTexts.visitors, uniqueVisitors, against(uniqueVisitors, before.uniqueVisitors)],
    [cardTexts.topCountry, country ? countryName(country.country) : cardTexts.none, share(country?.views)],
    [cardTexts.topDevice, device ? deviceName(device.device) : cardTexts.none, share(device?.count)],
  ] as const;
  return (
    <Tiles>
      {cards.map(([label, value, note]) => (
        <Tile key={label} label={label} value={value} note={note} />
      ))}
    </Tiles>
  );
}
