import type { ReactNode } from 'react';
import type { AnalyticsSummary } from '#domain/visits/shapes.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { Tile } from '#shared/ui/Tile.tsx';
import { Tiles } from '#shared/ui/Tiles.tsx';
import { cardTexts as texts } from '../texts.ts';
import { countryName, deviceName } from './names.ts';
import { shareOf, trendOf } from './trend.ts';

/** Page views and visitors against the period before; top country and top device with their share (ruling 1). */
export function AnalyticsCards({ days, summary }: { days: number; summary: AnalyticsSummary | undefined }) {
  const [country] = summary?.topCountries ?? [];
  const [device] = summary?.devices ?? [];
  const trend = (figure: 'totalPageViews' | 'uniqueVisitors') => (
    <Note words={texts.against(days)}>
      {summary && <Trend now={summary[figure]} before={summary.before[figure]} />}
    </Note>
  );
  const share = (views: number | undefined) =>
    (!summary || views !== undefined) && (
      <Note words={texts.ofViews}>{summary && shareOf(views ?? 0, summary.totalPageViews)}</Note>
    );
  const nameOf = (name: string | undefined) => summary && (name ?? texts.none);
  const cards = [
    [texts.pageViews, summary?.totalPageViews, trend('totalPageViews')],
    [texts.visitors, summary?.uniqueVisitors, trend('uniqueVisitors')],
    [texts.topCountry, nameOf(country && countryName(country.country)), share(country?.views)],
    [texts.topDevice, nameOf(device && deviceName(device.device)), share(device?.count)],
  ] as const;
  return (
    <Tiles className="" columns={TWO_OR_FOUR}>
      {cards.map(([label, value, note]) => (
        <Tile key={label} label={label} value={value} note={note} />
      ))}
    </Tiles>
  );
}

const TWO_OR_FOUR =
  'grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.75rem,40%)),1fr))] @min-[62rem]:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]';

const Note = ({ words, children }: { words: string; children: ReactNode }) => (
  <>
    {children ?? <Skeleton />} {words}
  </>
);

const ARROWS: Record<number, string> = {
  1: "before:content-['▲_'/'']",
  [-1]: "before:content-['▼_'/'']",
};

/** '+15,8 %' with an arrow, so that colour is not the only sign. 'neu' has no arrow. */
const Trend = ({ now, before }: { now: number; before: number }) => (
  <b className={`text-ink ${(before > 0 && ARROWS[Math.sign(now - before)]) || ''}`}>{trendOf(now, before)}</b>
);
