import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { BACKUP_REFETCH_MS, QUERY_REFETCH_MS } from '#config/limits.ts';
import { call } from '#shared/api/call.ts';
import { backupRoutes } from './contract.ts';

const BACKUPS = ['backups'];

/** The history, newest first; asked more often while a backup runs. */
export const backupsQuery = queryOptions({
  queryKey: [...BACKUPS, 'list'],
  queryFn: ({ signal }) => call(backupRoutes.list, {}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => status === 'pending') ? BACKUP_REFETCH_MS : QUERY_REFETCH_MS,
});

/** How things stand. */
export const backupStatusQuery = queryOptions({
  queryKey: [...BACKUPS, 'status'],
  queryFn: ({ signal }) => call(backupRoutes.status, {}, { signal }),
});

/** Makes a backup; ends when it is made, or when it is clear that it takes longer. */
export const useCreateBackup = () => useBackupMutation(() => call(backupRoutes.create));

/** Switches the weekly backup on. */
export const useSetUpWeekly = () => useBackupMutation(() => call(backupRoutes.autoSetup));

function useBackupMutation<T>(mutationFn: () => Promise<T>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: BACKUPS }) });
}
