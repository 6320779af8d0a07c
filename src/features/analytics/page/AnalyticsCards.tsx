import { Tile } from '#shared/ui/Tile.tsx';
import { Tiles } from '#shared/ui/Tiles.tsx';
import type { AnalyticsSummary } from '../contract.ts';
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
  return (
    <Tiles {...CARDS}>
      <Tile
        label={texts.pageViews}
        value={totalPageViews}
        note={trend(totalPageViews, before.totalPageViews)}
        className={FIGURE.card}
        valueClass={FIGURE.value}
      />
      <Tile
        label={texts.visitors}
        value={uniqueVisitors}
        note={trend(uniqueVisitors, before.uniqueVisitors)}
        className={FIGURE.card}
        valueClass={FIGURE.value}
      />
      <Tile
        label={texts.topCountry}
        value={country ? countryName(country.country) : texts.none}
        note={share(country?.views)}
        className={FIGURE.card}
        valueClass={FIGURE.name}
      />
      <Tile
        label={texts.topDevice}
        value={device ? device.device || analyticsPageTexts.unknown : texts.none}
        note={share(device?.count)}
        className={FIGURE.card}
        valueClass={FIGURE.name}
      />
    </Tiles>
  );
}
