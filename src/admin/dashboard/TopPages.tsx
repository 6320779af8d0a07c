import { useQuery } from '@tanstack/react-query';
import { summaryQuery } from '#admin/analytics/page/analytics-queries.ts';
import { pageName } from '#admin/analytics/page/names.ts';
import { ANALYTICS_DEFAULT_DAYS, TOP_PAGES } from '#config/limits.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { FIGURE_ROW } from './figure-row.ts';
import { dashboardTexts as texts } from './texts.ts';

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
