import { useQuery } from '@tanstack/react-query';
import { summaryQuery } from '#admin/analytics/page/analytics-queries.ts';
import { backupStatusQuery } from '#admin/backups/backup-queries.ts';
import { contactStatsQuery } from '#admin/inbox/contact-queries.ts';
import { ANALYTICS_DEFAULT_DAYS } from '#config/limits.ts';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { Tile } from '#shared/ui/Tile.tsx';
import { Tiles } from '#shared/ui/Tiles.tsx';
import { lastBackupText } from './system-states.ts';
import { dashboardTexts as texts } from './texts.ts';

/**
 * Views, visitors, requests and last backup, each linked to its page. A missing figure is a dash, and a sentence below
 * offers a retry; a known figure stays during a refetch.
 */
export function DashboardTiles() {
  const summary = useQuery(summaryQuery(ANALYTICS_DEFAULT_DAYS));
  const contacts = useQuery(contactStatsQuery);
  const backups = useQuery(backupStatusQuery);
  const views = { to: '/analytics', query: summary, note: texts.period };
  const tiles = [
    { label: texts.tiles.pageViews, ...views, value: summary.data?.totalPageViews },
    { label: texts.tiles.visitors, ...views, value: summary.data?.uniqueVisitors },
    { label: texts.tiles.contacts, to: '/contacts', query: contacts, value: contacts.data?.total, note: undefined },
    {
      label: texts.tiles.lastBackup,
      to: '/backups',
      query: backups,
      value: backups.data && lastBackupText(backups.data.lastBackup, new Date()),
      note: undefined,
    },
  ];
  const failed = [summary, contacts, backups].filter(({ isLoadingError }) => isLoadingError);
  return (
    <>
      <Tiles>
        {tiles.map(({ query, note, ...tile }) => (
          <Tile key={tile.label} {...tile} note={tile.value === 0 ? texts.none : note} isMissing={query.isError} />
        ))}
      </Tiles>
      {failed[0]?.error && (
        <LoadFailure
          error={failed[0].error}
          fallback={texts.tilesFailed}
          retry={() => Promise.all(failed.map(({ refetch }) => refetch()))}
        />
      )}
    </>
  );
}
