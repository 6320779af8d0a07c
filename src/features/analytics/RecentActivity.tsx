import { useQuery } from '@tanstack/react-query';
import { RECENT_ACTIVITY_ENTRIES } from '#config/limits.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { entriesQuery } from './analytics-queries.ts';
import type { PeriodDays } from './contract.ts';
import { countryName } from './country-name.ts';
import { analyticsPageTexts, activityTexts as texts } from './texts.ts';

/** The five newest views (Spec §2). */
export function RecentActivity({ days }: { days: PeriodDays }) {
  const { data, error, refetch } = useQuery(entriesQuery(days));
  return (
    <section className="recent-activity pane" aria-labelledby="recent-activity">
      <h2 id="recent-activity">{texts.heading}</h2>
      {error && <LoadFailure error={error} fallback={analyticsPageTexts.loadFailed} retry={refetch} />}
      {data?.length === 0 && <p>{texts.empty}</p>}
      {data && data.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.page}</th>
              <th scope="col">{texts.userAgent}</th>
              <th scope="col">{texts.country}</th>
              <th scope="col">{texts.time}</th>
            </tr>
          </thead>
          <tbody>
            {data.slice(0, RECENT_ACTIVITY_ENTRIES).map(({ page, userAgent, country, timestamp }, place) => (
              // Two views of the same moment have nothing else to tell them apart by.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list has no ids and its rows no state.
              <tr key={`${timestamp}${place}`}>
                <td>{page}</td>
                <td>{userAgent?.split(' ')[0] ?? analyticsPageTexts.unknown}</td>
                <td>{countryName(country)}</td>
                <td>
                  <time dateTime={timestamp}>{germanDateTime(timestamp)}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
