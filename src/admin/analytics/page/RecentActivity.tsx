import { useQuery } from '@tanstack/react-query';
import { RECENT_ACTIVITY_ENTRIES } from '#config/limits.ts';
import type { PeriodDays } from '#domain/visits/shapes.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { browserOf, osOf } from '#shared/user-agent.ts';
import { analyticsPageTexts, activityTexts as texts } from '../texts.ts';
import { entriesQuery } from './analytics-queries.ts';
import { countryName, pageName } from './names.ts';

/** The five newest views (Spec §2). */
export function RecentActivity({ days }: { days: PeriodDays }) {
  return (
    <Panel title={texts.heading} query={useQuery(entriesQuery(days))} failure={texts.failed}>
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

/** The first token (Spec §2), which nearly all browsers share, with the browser and system that it hides. */
const browserWords = (userAgent: string) =>
  [userAgent.split(' ')[0], browserOf(userAgent), osOf(userAgent)].filter(Boolean).join(', ');
