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

/** The history, newest first; polled faster while a backup runs. */
const backupsQuery = (isRunHere: boolean) =>
  queryOptions({
    queryKey: [...BACKUPS, 'list'],
    queryFn: ({ signal }) => call(backupRoutes.list, {}, { signal }),
    refetchInterval: ({ state }) =>
      isRunHere || state.data?.some(({ status }) => status === 'pending') ? BACKUP_REFETCH_MS : QUERY_REFETCH_MS,
  });

export const backupStatusQuery = queryOf([...BACKUPS, 'status'], backupRoutes.status);

/** Makes a backup; answers at its end, or when it takes longer. */
export const useCreateBackup = () => useChange(BACKUPS, () => call(backupRoutes.create), { mutationKey: CREATE });

export const useSetUpWeekly = () => useChange(BACKUPS, () => call(backupRoutes.autoSetup));

export const useTurnWeeklyOff = () => useChange(BACKUPS, () => call(backupRoutes.autoOff));

/** Loads history and status. Refetches the status if the history knows a newer end, so that both agree. */
export function useBackups() {
  const client = useQueryClient();
  // In this window; the call stays open while the backup runs.
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

/** Whether the history has a newer ended backup than the status. */
export function hasNewerEnd(
  history: readonly Pick<Backup, 'status' | 'date'>[] | undefined,
  status: Pick<BackupStatus, 'lastBackup' | 'lastFailure'> | undefined,
): boolean {
  const newestEnd = history?.find(({ status }) => status !== 'pending');
  if (!newestEnd || !status) return false;
  return newestEnd.date !== status.lastBackup && newestEnd.date !== status.lastFailure?.date;
}
