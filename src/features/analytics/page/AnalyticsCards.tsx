import { Tile } from '#shared/ui/Tile.tsx';
import type { AnalyticsSummary } from '../contract.ts';
import { analyticsPageTexts, cardTexts as texts } from '../texts.ts';
import { countryName } from './country-name.ts';
import { TrendNote } from './TrendNote.tsx';
import { shareOf } from './trend.ts';

/** Page views and visitors against the period before; top country and top device with their share (ruling 1). */
export function AnalyticsCards({ summary }: { summary: AnalyticsSummary }) {
  const { days, totalPageViews, uniqueVisitors, before } = summary;
  const [country] = summary.topCountries;
  const [device] = summary.devices;
  const trend = (now: number, then: number) => <TrendNote now={now} before={then} days={days} />;
  const share = (views: number | undefined) => views !== undefined && texts.share(shareOf(views, totalPageViews));
  return (
    <dl className="tiles analytics-cards">
      <Tile label={texts.pageViews} value={totalPageViews} note={trend(totalPageViews, before.totalPageViews)} />
      <Tile label={texts.visitors} value={uniqueVisitors} note={trend(uniqueVisitors, before.uniqueVisitors)} />
      <Tile
        label={texts.topCountry}
        value={country ? countryName(country.country) : texts.none}
        note={share(country?.views)}
      />
      <Tile
        label={texts.topDevice}
        value={device ? device.device || analyticsPageTexts.unknown : texts.none}
        note={share(device?.count)}
      />
    </dl>
  );
}
