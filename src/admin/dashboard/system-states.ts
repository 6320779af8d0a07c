import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { backupStatusQuery } from '#admin/backups/backup-queries.ts';
import { backupStanding } from '#admin/backups/backup-standing.ts';
import { notificationQuery, pushQuery } from '#admin/notifications/notification-queries.ts';
import { notificationStanding } from '#admin/notifications/notification-standing.ts';
import { seoItemsQuery } from '#admin/seo/page/seo-queries.ts';
import { type CleanUpStatus, cleanUpRoutes, healthRoutes } from '#admin/status/contract.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import type { Standing } from '#shared/ui/standing.ts';
import { dashboardTexts } from './texts.ts';

/** A 503 is an answer; only an unreachable site is a failure. */
const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) =>
    call(healthRoutes.health, {}, { signal }).then(
      () => ({ isDatabaseConnected: true }),
      (error) => {
        if (!(error instanceof ApiError) || error.status !== 503) throw error;
        return { isDatabaseConnected: false };
      },
    ),
});

const cleanUpQuery = queryOf(['clean-up'], cleanUpRoutes.status);

const { state, statusLabels: labels } = dashboardTexts;

export type Part = Omit<Standing, 'mark'> & { label: string; mark: Standing['mark'] | 'checking' };

export function useStandings(): Part[] {
  const now = new Date();
  const health = useQuery(healthQuery);
  const seo = useQuery(seoItemsQuery);
  const backups = useQuery(backupStatusQuery);
  const cleanUp = useQuery(cleanUpQuery);
  const mails = useQuery(notificationQuery);
  const push = useQuery(pushQuery);
  const told = {
    isError: mails.isError || push.isError,
    data: mails.data && push.data && { mails: mails.data, devices: push.data.devices },
  };
  return [
    partOf(labels.website, health, () => ({ mark: 'good', words: state.online }), state.offline),
    partOf(labels.database, health, ({ isDatabaseConnected: isWell }) =>
      isWell ? { mark: 'good', words: state.connected } : { mark: 'bad', words: state.disconnected },
    ),
    partOf(labels.seo, seo, ({ length }) =>
      length > 0 ? { mark: 'good', words: state.active } : { mark: 'open', words: state.inactive },
    ),
    partOf(labels.backup, backups, (status) => backupStanding(status, now)),
    // Neither answer is a fault, because a site begins with one address of the database for both roles.
    partOf(labels.rights, cleanUp, ({ mayChangeTables: may }) => ({
      mark: 'good',
      words: may ? state.allRights : state.rowsAlone,
    })),
    partOf(labels.cleanUp, cleanUp, cleanUpStanding),
    partOf(labels.notifications, told, ({ mails, devices }) => notificationStanding(mails, devices, now)),
  ];
}

function partOf<T>(
  label: string,
  { data, isError }: Pick<UseQueryResult<T>, 'data' | 'isError'>,
  judge: (data: T) => Standing,
  failed = state.unknown,
): Part {
  if (isError) return { label, mark: 'bad', words: failed };
  return { label, ...(data === undefined ? { mark: 'checking', words: state.checking } : judge(data)) };
}

/** With the time since which this holds; open on a new site. */
export function cleanUpStanding({ isWell, since }: Pick<CleanUpStatus, 'isWell' | 'since'>): Standing {
  const { never, done, unfinished } = state.cleanUp;
  if (since === null) return { mark: 'open', words: never };
  const moment = germanDateTime(since);
  return isWell ? { mark: 'good', words: done(moment) } : { mark: 'bad', words: unfinished(moment) };
}
