import type { AnalyticsSummary } from '#domain/visits/shapes.ts';
import { Tile } from '#shared/ui/Tile.tsx';
import { Tiles } from '#shared/ui/Tiles.tsx';
import { analyticsPageTexts, cardTexts as texts } from '../texts.ts';
import { countryName } from './country-name.ts';
import { CARDS, FIGURE } from './figure-look.ts';
import { TrendNote } from './TrendNote.tsx';
import { shareOf } from './trend.ts';

/** Page views and visitors against the period before; top country and top device with their share (ruling 1). */
export function AnalyticsCards({ summary }: { summary: AnalyticsSummary }) {
  const { days, totalPageViews, uniqueVisitors, before } = summary;
  const [country] = summary.topCountries;
  const [device] = summary.devices;
  const trend = (now: number, then: number) => <TrendNote now={now} before={then} days={days} />;
  const share = (views: number | undefined) => views !== undefined && texts.share(shareOf(views, totalPageViews));
  const cards = [
    [texts.pageViews, totalPageViews, trend(totalPageViews, before.totalPageViews), FIGURE.value],
    [texts.visitors, uniqueVisitors, trend(uniqueVisitors, before.uniqueVisitors), FIGURE.value],
    [texts.topCountry, country ? countryName(country.country) : texts.none, share(country?.views), FIGURE.name],
    [
      texts.topDevice,
      device ? device.device || analyticsPageTexts.unknown : texts.none,
      share(device?.count),
      FIGURE.name,
    ],
  ] as const;
  return (
    <Tiles {...CARDS}>
      {cards.map(([label, value, note, valueClass]) => (
        <Tile key={label} label={label} value={value} note={note} className={FIGURE.card} valueClass={valueClass} />
      ))}
    </Tiles>
  );
}
