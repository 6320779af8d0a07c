import { useQuery } from '@tanstack/react-query';
import type { AnalyticsSummary, PeriodDays } from '#domain/visits/shapes.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { LateDetails } from '#shared/ui/LateDetails.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { browserOf, osOf } from '#shared/user-agent.ts';
import { analyticsPageTexts, listTexts, activityTexts as texts } from '../texts.ts';
import { entriesQuery } from './analytics-queries.ts';
import { BarList } from './BarList.tsx';
import { countryName, deviceName, pageName } from './names.ts';

const RECENT_ACTIVITY_ENTRIES = 5; // Spec §9

/** Closed, because the owner seldom needs them (Spec §2). */
export function MoreFigures({ summary, days }: { summary: AnalyticsSummary; days: PeriodDays }) {
  const { browsers, devices, topCountries } = summary;
  return (
    <LateDetails title={listTexts.more}>
      <div className="mt-2 grid gap-4 @min-[62rem]:grid-cols-3 @min-[62rem]:*:last:col-span-full">
        <BarList
          heading={listTexts.browsers}
          entries={browsers.map(({ browser, count }) => ({ name: browser || analyticsPageTexts.unknown, count }))}
        />
        <BarList
          heading={listTexts.devices}
          entries={devices.map(({ device, count }) => ({ name: deviceName(device), count }))}
        />
        <BarList
          heading={listTexts.countries}
          entries={topCountries.map(({ country, views }) => ({ name: countryName(country), count: views }))}
        />
        <RecentActivity days={days} />
      </div>
    </LateDetails>
  );
}

function RecentActivity({ days }: { days: PeriodDays }) {
  return (
    <Panel title={texts.heading} query={useQuery(entriesQuery(days))}>
      {(entries) =>
        entries.length === 0 ? (
          <p>{texts.empty}</p>
        ) : (
          <ol>
            {entries.slice(0, RECENT_ACTIVITY_ENTRIES).map(({ page, userAgent, country, timestamp }, place) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the views have no ids, and their rows no state.
                key={`${timestamp}${place}`}
                className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-glass-3 py-2 tabular-nums @min-[40rem]:grid-cols-[2fr_1fr_1fr_auto]"
              >
                <span className="font-medium wrap-anywhere">{pageName(page)}</span>
                <span className="@max-[40rem]:text-right">
                  {userAgent ? browserWords(userAgent) : analyticsPageTexts.unknown}
                </span>
                <span>{countryName(country)}</span>
                <time className="@max-[40rem]:text-right" dateTime={timestamp}>
                  {germanDateTime(timestamp)}
                </time>
              </li>
            ))}
          </ol>
        )
      }
    </Panel>
  );
}

/** A user agent's first token (Spec §2). Adds browser and system, because nearly all browsers share that token. */
const browserWords = (userAgent: string) =>
  [userAgent.split(' ')[0], browserOf(userAgent), osOf(userAgent)].filter(Boolean).join(', ');
