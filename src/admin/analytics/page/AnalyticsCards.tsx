import type { AnalyticsSummary } from '#domain/visits/shapes.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { Tile } from '#shared/ui/Tile.tsx';
import { Tiles } from '#shared/ui/Tiles.tsx';
import { analyticsPageTexts, cardTexts as texts } from '../texts.ts';
import { CARDS, FIGURE } from './figure-look.ts';
import { countryName, deviceName } from './names.ts';
import { shareOf, trendOf } from './trend.ts';

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
    [texts.topDevice, device ? deviceName(device.device) : texts.none, share(device?.count), FIGURE.name],
  ] as const;
  return (
    <Tiles {...CARDS}>
      {cards.map(([label, value, note, valueClass]) => (
        <Tile key={label} label={label} value={value} note={note} className={FIGURE.card} valueClass={valueClass} />
      ))}
    </Tiles>
  );
}

const ARROWS: Record<number, string> = {
  1: "before:content-['▲_'/'']",
  [-1]: "before:content-['▼_'/'']",
};

/** '+15,8 % gegenüber den 30 Tagen davor', with an arrow, so that colour alone tells nothing; 'neu' has no way. */
function TrendNote({ now, before, days }: { now: number; before: number; days: number }) {
  return (
    <>
      <b className={`text-ink ${(before > 0 && ARROWS[Math.sign(now - before)]) || ''}`}>{trendOf(now, before)}</b>{' '}
      {texts.against(days)}
    </>
  );
}

/** Placeholder of the cards. */
export function CardsWaiting({ days }: { days: number }) {
  const cards = [
    [texts.pageViews, texts.against(days), FIGURE.value],
    [texts.visitors, texts.against(days), FIGURE.value],
    [texts.topCountry, texts.ofViews, FIGURE.name],
    [texts.topDevice, texts.ofViews, FIGURE.name],
  ] as const;
  return (
    <>
      <p role="status" className="visually-hidden">
        {analyticsPageTexts.loading}
      </p>
      <Tiles {...CARDS}>
        {cards.map(([label, words, valueClass]) => {
          const note = (
            <>
              <Skeleton className="h-[1em] w-[4ch] align-middle" /> {words}
            </>
          );
          return (
            <Tile
              key={label}
              label={label}
              value={undefined}
              note={note}
              className={FIGURE.card}
              valueClass={valueClass}
            />
          );
        })}
      </Tiles>
    </>
  );
}
