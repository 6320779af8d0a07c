import {
  queryOptions,
  type UseMutationOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { BACKUP_REFETCH_MS, QUERY_REFETCH_MS } from '#config/limits.ts';
import { call } from '#shared/api/call.ts';
import { backupRoutes } from './contract.ts';

const BACKUPS = ['backups'];
const CREATE = [...BACKUPS, 'create'];

/** The history, newest first; asked more often while a backup runs: one made here, or one that it shows. */
export const backupsQuery = (isRunHere: boolean) =>
  queryOptions({
    queryKey: [...BACKUPS, 'list'],
    queryFn: ({ signal }) => call(backupRoutes.list, {}, { signal }),
    refetchInterval: ({ state }) =>
      isRunHere || state.data?.some(({ status }) => status === 'pending') ? BACKUP_REFETCH_MS : QUERY_REFETCH_MS,
  });

/** How things stand. */
export const backupStatusQuery = queryOptions({
  queryKey: [...BACKUPS, 'status'],
  queryFn: ({ signal }) => call(backupRoutes.status, {}, { signal }),
});

/** Makes a backup; ends when it is made, or when it is clear that it takes longer. */
export const useCreateBackup = () =>
  useBackupMutation({ mutationKey: CREATE, mutationFn: () => call(backupRoutes.create) });

/** Whether a backup is being made from this window; its call stays open until it is clear how it ends. */
export const useIsCreating = (): boolean => useIsMutating({ mutationKey: CREATE }) > 0;

/** Switches the weekly backup on. */
export const useSetUpWeekly = () => useBackupMutation({ mutationFn: () => call(backupRoutes.autoSetup) });

function useBackupMutation<T>(options: UseMutationOptions<T>) {
  const client = useQueryClient();
  return useMutation({ ...options, onSettled: () => client.invalidateQueries({ queryKey: BACKUPS }) });
}
