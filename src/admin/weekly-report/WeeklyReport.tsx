import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { weeklyReportRoutes } from './contract.ts';
import { weeklyReportTexts as texts } from './texts.ts';

const weeklyReportQuery = queryOptions({
  queryKey: ['weekly-report'],
  queryFn: ({ signal }) => call(weeklyReportRoutes.show, {}, { signal }),
  // Never refetched, because a past week does not change. Other panels show what waits now.
  refetchInterval: false,
});

/** The last whole week in sentences. */
export function WeeklyReport() {
  return (
    <Panel title={texts.title} query={useQuery(weeklyReportQuery)} failure={texts.failed}>
      {({ sentences }) => (
        <ul className="grid gap-2">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
