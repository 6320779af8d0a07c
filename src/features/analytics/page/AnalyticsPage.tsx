import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ANALYTICS_PERIODS_DAYS } from '#config/limits.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { staleText } from '#shared/ui/stale-text.ts';
import type { PeriodDays } from '../contract.ts';
import { analyticsPageTexts as texts } from '../texts.ts';
import { AnalyticsFigures } from './AnalyticsFigures.tsx';
import { summaryQuery } from './analytics-queries.ts';
import { CardsWaiting } from './CardsWaiting.tsx';
import { ChartsWaiting } from './ChartsWaiting.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { usePeriod } from './use-period.ts';
import './analytics-page.css';

/** How many people came, from where, and what they read (Spec §2). */
export function AnalyticsPage() {
  const [days, setDays] = usePeriod();
  const client = useQueryClient();
  const { data, error, isPending, dataUpdatedAt, refetch } = useQuery(summaryQuery(days));

  return (
    <div className="analytics-page">
      <header className="page-head">
        <h1>{texts.title}</h1>
        <ul className="analytics-badges">
          {texts.badges.map((badge) => (
            <li key={badge} className="badge">
              {badge}
            </li>
          ))}
        </ul>
      </header>
      <div className="analytics-controls">
        <label className="field">
          <span className="field-label">{texts.period}</span>
          <select className="input" value={days} onChange={({ target }) => setDays(Number(target.value) as PeriodDays)}>
            {ANALYTICS_PERIODS_DAYS.map((period) => (
              <option key={period} value={period}>
                {texts.periodDays(period)}
              </option>
            ))}
          </select>
        </label>
        <PendingButton
          pendingWords={texts.refreshing}
          onPress={() => client.invalidateQueries({ queryKey: ['analytics'] })}
          repeated
        >
          {texts.refresh}
        </PendingButton>
        {/* Keeps its place, unseen, while nothing of this period was loaded: figures of another one are of no time. */}
        <p className="analytics-note analytics-as-of" aria-hidden={dataUpdatedAt === 0}>
          {error ? staleText(dataUpdatedAt) : texts.asOf(germanDateTime(new Date(dataUpdatedAt).toISOString()))}
        </p>
      </div>
      {isPending && (
        <div className="analytics-figures">
          <CardsWaiting days={days} />
          <ChartsWaiting days={days} />
        </div>
      )}
      {error && !data && <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} />}
      {data && (
        <div className="analytics-figures" aria-busy={data.days !== days}>
          <AnalyticsFigures summary={data} />
          <RecentActivity days={days} />
        </div>
      )}
      {error && data && (
        <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} loadedAt={dataUpdatedAt} />
      )}
    </div>
  );
}
