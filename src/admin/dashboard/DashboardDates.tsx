import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { AgendaRow } from '#admin/agenda/AgendaRow.tsx';
import { useJobSheet } from '#admin/agenda/use-job-sheet.tsx';
import { useHeldRows } from '#admin/dates/use-held-rows.ts';
import { waitingQuery } from '#admin/shown/request-queries.ts';
import { isListed } from '#domain/jobs/dates/date-lists.ts';
import type { ListedDate } from '#domain/requests/case/date-shapes.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { dashboardTexts } from './texts.ts';

const DATES_SHOWN = 3;

const { dates: texts } = dashboardTexts;

/** Lists all dates of today, filled up with the next ones, below the counts of today and this week; one line without. */
export function DashboardDates() {
  const query = useQuery(waitingQuery);
  const { shown, hold } = useHeldRows(query.data?.dates ?? []);
  const { open, sheet } = useJobSheet();
  return (
    <Panel title={texts.title} query={query}>
      {({ dates }) => {
        if (shown.length === 0) return <p>{texts.none}</p>;
        const countOf = (rows: readonly ListedDate[], list: 'today' | 'week') =>
          rows.filter((date) => isListed(date, list, new Date())).length;
        return (
          <>
            <p>{texts.counts(countOf(dates, 'today'), countOf(dates, 'week'))}</p>
            <ul>
              {shown.slice(0, Math.max(DATES_SHOWN, countOf(shown, 'today'))).map((date) => (
                <li key={date.id} className="border-t border-glass-3 first:border-t-0">
                  <AgendaRow date={date} as="glance" onSheet={open} onHold={hold(date)} />
                </li>
              ))}
            </ul>
            <Link className="button" href="/termine">
              {texts.all}
            </Link>
            {sheet}
          </>
        );
      }}
    </Panel>
  );
}
