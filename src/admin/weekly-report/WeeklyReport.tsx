import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#shared/browser/query-of.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { weeklyReportRoutes } from './contract.ts';
import { weeklyReportTexts as texts } from './texts.ts';

/** Never refetched, because a past week does not change. */
export const weeklyReportQuery = {
  ...queryOf(['weekly-report'], weeklyReportRoutes.show),
  refetchInterval: false,
} as const;

/** Shows the last whole week in one sentence, which unfolds to the whole report. */
export function WeeklyReport() {
  return (
    <Panel title={texts.title} query={useQuery(weeklyReportQuery)} failure={texts.failed}>
      {({ sentences: [first, ...others] }) => (
        <details>
          <summary className="min-h-touch content-center">{first}</summary>
          <ul className="mt-2 grid gap-2">
            {others.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}
