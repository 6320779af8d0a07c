import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { AgendaRow } from '#admin/inbox/agenda/AgendaRow.tsx';
import { waitingQuery } from '#admin/inbox/request-queries.ts';
import { DATES_SHOWN } from '#config/limits.ts';
import { isListed } from '#domain/requests/dates/date-lists.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { dashboardTexts } from './texts.ts';

const { dates: texts } = dashboardTexts;

/** Lists all dates of today, filled up with the next ones, below the counts of today and this week; one line without. */
export const DashboardDates = () => (
  <Panel title={texts.title} query={useQuery(waitingQuery)} failure={texts.failed}>
    {({ dates }) => {
      if (dates.length === 0) return <p>{texts.none}</p>;
      const [today = 0, week = 0] = (['today', 'week'] as const).map(
        (list) => dates.filter((date) => isListed(date, list, new Date())).length,
      );
      return (
        <>
          <p>{texts.counts(today, week)}</p>
          <ul>
            {dates.slice(0, Math.max(DATES_SHOWN, today)).map((date) => (
              <AgendaRow key={date.id} date={date} hasDay />
            ))}
          </ul>
          <Link className="button" href="/termine">
            {texts.all}
          </Link>
        </>
      );
    }}
  </Panel>
);
