import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { summaryQuery } from '#admin/analytics/page/analytics-queries.ts';
import { Bars } from '#admin/analytics/page/BarList.tsx';
import { namedPages } from '#admin/analytics/page/names.ts';
import { backupStatusQuery } from '#admin/backups/backup-queries.ts';
import { copyTexts } from '#admin/backups/copy-texts.ts';
import { requestStatsQuery } from '#admin/shown/request-queries.ts';
import { ANALYTICS_DEFAULT_DAYS } from '#config/limits.ts';
import { shownValue } from '#domain/requests/fields.ts';
import { berlinDay, daysBetween } from '#shared/format/berlin-day.ts';
import { IsOwner } from '#shared/ui/is-owner.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { Tile, Tiles } from '#shared/ui/Tile.tsx';
import { dashboardTexts as texts } from './texts.ts';

export const FIGURE_ROW = {
  row: 'flex flex-wrap justify-between gap-x-4 border-t border-glass-3 py-2 first:border-t-0',
  name: 'wrap-anywhere',
  figure: 'ml-auto tabular-nums',
} as const;

export const TopPages = () => (
  <Panel title={texts.topPages} query={useQuery(summaryQuery(ANALYTICS_DEFAULT_DAYS))}>
    {({ topPages }) => <Bars entries={namedPages(topPages)} />}
  </Panel>
);

/** One without a service counts as 'Sonstiges' (Spec §2). */
export const ServiceRequests = () => (
  <Panel title={texts.requests} query={useQuery(requestStatsQuery)}>
    {({ perService }) => (
      <Bars
        entries={Object.entries(perService).map(([kind, count]) => ({ name: shownValue('service', kind), count }))}
        words={(count) => count.toLocaleString('de-DE')}
      />
    )}
  </Panel>
);

/** Words the age of the last successful backup (ruling 2): 'Keine', 'Heute', 'Gestern', 'vor 3 Tagen'. */
export function lastBackupText(lastBackup: string | null, now: Date): string {
  if (lastBackup === null) return texts.lastBackup.none;
  const days = daysBetween(berlinDay(new Date(lastBackup)), berlinDay(now));
  if (days <= 0) return texts.lastBackup.today;
  return days === 1 ? texts.lastBackup.yesterday : texts.lastBackup.daysAgo(days);
}

/** A failed figure is a dash; the panels below say why. A known figure stays during a refetch. */
export function DashboardTiles() {
  const summary = useQuery(summaryQuery(ANALYTICS_DEFAULT_DAYS));
  const contacts = useQuery(requestStatsQuery);
  const backups = useQuery(backupStatusQuery);
  const views = { to: '/analytics', query: summary, note: texts.period };
  const tiles = [
    { label: texts.tiles.pageViews, ...views, value: summary.data?.totalPageViews },
    { label: texts.tiles.visitors, ...views, value: summary.data?.uniqueVisitors },
    { label: texts.tiles.contacts, to: '/contacts', query: contacts, value: contacts.data?.total, note: undefined },
    {
      label: texts.tiles.lastBackup,
      to: use(IsOwner) ? '/backups' : undefined,
      query: backups,
      value: backups.data && lastBackupText(backups.data.lastBackup, new Date()),
      note: backups.data && copyTexts.age(lastBackupText(backups.data.copies.lastAt, new Date())),
    },
  ];
  return (
    <Tiles>
      {tiles.map(({ query, note, ...tile }) => (
        <Tile key={tile.label} {...tile} note={tile.value === 0 ? texts.none : note} isMissing={query.isError} />
      ))}
    </Tiles>
  );
}
