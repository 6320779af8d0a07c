import { useQuery } from '@tanstack/react-query';
import { summaryQuery } from '#admin/analytics/page/analytics-queries.ts';
import { pageName } from '#admin/analytics/page/names.ts';
import { contactStatsQuery } from '#admin/inbox/contact-queries.ts';
import { ANALYTICS_DEFAULT_DAYS, TOP_PAGES } from '#config/limits.ts';
import { SERVICE_KINDS, SERVICE_LABELS } from '#content/service-kinds.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { dashboardTexts as texts } from './texts.ts';

/** A name and its figure at the ends of a row, a line between the rows. */
export const FIGURE_ROW = {
  row: 'flex flex-wrap justify-between gap-x-4 border-t border-glass-3 py-2 first:border-t-0',
  name: 'wrap-anywhere',
  figure: 'ml-auto font-bold tabular-nums',
} as const;

/** The five most viewed pages (Spec §2). */
export function TopPages() {
  return (
    <Panel title={texts.topPages} query={useQuery(summaryQuery(ANALYTICS_DEFAULT_DAYS))} failure={texts.topPagesFailed}>
      {({ topPages }) =>
        topPages.length === 0 ? (
          <p>{texts.noViews}</p>
        ) : (
          <ol>
            {topPages.slice(0, TOP_PAGES).map(({ page, views }) => (
              <li key={page} className={FIGURE_ROW.row}>
                <span className={FIGURE_ROW.name}>{pageName(page)}</span>
                <span className={FIGURE_ROW.figure}>{texts.views(views)}</span>
              </li>
            ))}
          </ol>
        )
      }
    </Panel>
  );
}

/** Requests per service; one without a service counts as 'Sonstiges' (Spec §2). */
export function ServiceRequests() {
  return (
    <Panel title={texts.requests} query={useQuery(contactStatsQuery)} failure={texts.requestsFailed}>
      {({ total, perService }) => (
        <>
          {total === 0 && <p>{texts.noRequests}</p>}
          <ul>
            {SERVICE_KINDS.map((kind) => (
              <li key={kind} className={FIGURE_ROW.row}>
                <span className={FIGURE_ROW.name}>{SERVICE_LABELS[kind]}</span>
                <span className={FIGURE_ROW.figure}>{perService[kind].toLocaleString('de-DE')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
