import type { AnalyticsSummary } from '#domain/visits/shapes.ts';
import { Tile, Tiles } from '#shared/ui/Tile.tsx';
import { cardTexts as texts } from '../texts.ts';
import { countryName, deviceName } from './names.ts';
import { shareOf, trendOf } from './trend.ts';

/** Against the period before; top country and device with their share (ruling 1). */
export function AnalyticsCards({ summary }: { summary: AnalyticsSummary }) {
  const { days, before, totalPageViews, uniqueVisitors, topCountries, devices } = summary;
  const against = (now: number, then: number) => (
    <>
      <b className="text-ink">{trendOf(now, then)}</b> {texts.against(days)}
    </>
  );
  const share = (views: number | undefined) =>
    views !== undefined && `${shareOf(views, totalPageViews)} ${texts.ofViews}`;
  const [country] = topCountries;
  const [device] = devices;
  const cards = [
    [texts.pageViews, totalPageViews, against(totalPageViews, before.totalPageViews)],
    [texts.visitors, uniqueVisitors, against(uniqueVisitors, before.uniqueVisitors)],
    [texts.topCountry, country ? countryName(country.country) : texts.none, share(country?.views)],
    [texts.topDevice, device ? deviceName(device.device) : texts.none, share(device?.count)],
  ] as const;
  return (
    <Tiles>
      {cards.map(([label, value, note]) => (
        <Tile key={label} label={label} value={value} note={note} />
      ))}
    </Tiles>
  );
}
