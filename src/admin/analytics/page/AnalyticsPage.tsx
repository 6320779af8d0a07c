import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ANALYTICS_DEFAULT_DAYS, ANALYTICS_PERIODS_DAYS } from '#config/limits.ts';
import type { PeriodDays } from '#domain/visits/shapes.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { PageHeading } from '#shared/ui/PageHeading.tsx';
import { PendingButton } from '#shared/ui/PendingButton.tsx';
import { pageTitles } from '#shared/ui/page-titles.ts';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { analyticsPageTexts as texts } from '../texts.ts';
import { AnalyticsFigures } from './AnalyticsFigures.tsx';
import { summaryQuery } from './analytics-queries.ts';
import { MoreFigures } from './MoreFigures.tsx';

export function AnalyticsPage() {
  const [days, setDays] = useState<PeriodDays>(ANALYTICS_DEFAULT_DAYS);
  const client = useQueryClient();
  const { data, error, isPending, dataUpdatedAt, refetch } = useQuery(summaryQuery(days));

  return (
    <div aria-busy={isPending}>
      <PageHeading title={pageTitles.analytics}>
        <ul className="flex flex-wrap gap-2">
          {texts.badges.map((badge) => (
            <li key={badge}>
              <Badge>{badge}</Badge>
            </li>
          ))}
        </ul>
      </PageHeading>
      <div className="mb-6 flex flex-wrap items-end gap-4">
        <SelectField
          label={texts.period}
          value={days}
          options={ANALYTICS_PERIODS_DAYS.map((period) => [period, texts.periodDays(period)])}
          onChange={({ target }) => setDays(Number(target.value) as PeriodDays)}
        />
        <PendingButton
          pendingWords={texts.refreshing}
          onPress={() => client.invalidateQueries({ queryKey: ['analytics'] })}
        >
          {texts.refresh}
        </PendingButton>
      </div>
      {isPending && <Skeleton className="h-[60rem] w-full" />}
      {data && (
        <div className="grid gap-4 aria-busy:opacity-60" aria-busy={data.days !== days}>
          <AnalyticsFigures summary={data} />
          <MoreFigures summary={data} days={days} />
        </div>
      )}
      {error && <LoadFailure error={error} fallback={texts.loadFailed} retry={refetch} loadedAt={dataUpdatedAt} />}
    </div>
  );
}
