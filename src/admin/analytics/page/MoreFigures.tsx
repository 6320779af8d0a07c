import type { AnalyticsSummary, PeriodDays } from '#domain/visits/shapes.ts';
import { analyticsPageTexts, listTexts } from '../texts.ts';
import { BarList } from './BarList.tsx';
import { countryName, deviceName } from './names.ts';
import { RecentActivity } from './RecentActivity.tsx';

/** Browsers, devices, countries and the newest views (Spec §2), closed, because the owner seldom needs them. */
export function MoreFigures({ summary, days }: { summary: AnalyticsSummary; days: PeriodDays }) {
  const { browsers, devices, topCountries } = summary;
  const lists = [
    [
      listTexts.browsers,
      browsers.map(({ browser, count }) => ({ name: browser || analyticsPageTexts.unknown, count })),
    ],
    [listTexts.devices, devices.map(({ device, count }) => ({ name: deviceName(device), count }))],
    [listTexts.countries, topCountries.map(({ country, views }) => ({ name: countryName(country), count: views }))],
  ] as const;
  return (
    <details>
      <summary className="list-item min-h-touch content-center font-medium">{listTexts.more}</summary>
      <div className="mt-2 grid gap-4 @min-[62rem]:grid-cols-3 @min-[62rem]:*:last:col-span-full">
        {lists.map(([heading, entries]) => (
          <BarList key={heading} heading={heading} entries={entries} />
        ))}
        <RecentActivity days={days} />
      </div>
    </details>
  );
}
