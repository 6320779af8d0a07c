import { queryOptions, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BACKUP_REFETCH_MS, QUERY_REFETCH_MS } from '#config/limits.ts';
import type { Backup, BackupStatus } from '#domain/backups/shapes.ts';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { backupRoutes } from './contract.ts';

const BACKUPS = ['backups'];
const CREATE = [...BACKUPS, 'create'];

/** The history, newest first; asked more often while a backup runs: one made here, or one that it shows. */
const backupsQuery = (isRunHere: boolean) =>
  queryOptions({
    queryKey: [...BACKUPS, 'list'],
    queryFn: ({ signal }) => call(backupRoutes.list, {}, { signal }),
    refetchInterval: ({ state }) =>
      isRunHere || state.data?.some(({ status }) => status === 'pending') ? BACKUP_REFETCH_MS : QUERY_REFETCH_MS,
  });

/** How things stand. */
export const backupStatusQuery = queryOf([...BACKUPS, 'status'], backupRoutes.status);

/** Makes a backup; ends when it is made, or when it is clear that it takes longer. */
export const useCreateBackup = () => useChange(BACKUPS, () => call(backupRoutes.create), { mutationKey: CREATE });

/** Switches the weekly backup on. */
export const useSetUpWeekly = () => useChange(BACKUPS, () => call(backupRoutes.autoSetup));

/** Switches it off again. */
export const useTurnWeeklyOff = () => useChange(BACKUPS, () => call(backupRoutes.autoOff));

/**
 * The history, how things stand, and whether a backup is being made. The two are asked for one by one: a history that
 * tells of a newer end has the other fetched again, so that no part of the page is older than another.
 */
export function useBackups() {
  const client = useQueryClient();
  // From this window; the call stays open until it is clear how it ends.
  const isCreating = useIsMutating({ mutationKey: CREATE }) > 0;
  const history = useQuery(backupsQuery(isCreating));
  const status = useQuery(backupStatusQuery);
  const isStatusOld = history.dataUpdatedAt > status.dataUpdatedAt && hasNewerEnd(history.data, status.data);
  useEffect(() => {
    if (isStatusOld) void client.invalidateQueries(backupStatusQuery);
  }, [client, isStatusOld]);
  const isRunning = isCreating || Boolean(history.data?.some(({ status }) => status === 'pending'));
  return { history, status, isRunning };
}

/** Whether the history tells of a backup that has ended and that the status does not know yet. */
export function hasNewerEnd(
  history: readonly Pick<Backup, 'status' | 'date'>[] | undefined,
  status: Pick<BackupStatus, 'lastBackup' | 'lastFailure'> | undefined,
): boolean {
  const newestEnd = history?.find(({ status }) => status !== 'pending');
  if (!newestEnd || !status) return false;
  return newestEnd.date !== status.lastBackup && newestEnd.date !== status.lastFailure?.date;
}
