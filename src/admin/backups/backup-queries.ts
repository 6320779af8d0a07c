import { queryOptions } from '@tanstack/react-query';
import { QUERY_REFETCH_MS } from '#config/limits.ts';
import { call } from '#shared/api/call.ts';
import { save } from '#shared/browser/download.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { backupRoutes } from './contract.ts';
import { copyFileName } from './copy-texts.ts';
import { BACKUP_REFETCH_MS } from './limits.ts';

export const BACKUPS = ['backups'];

export const backupStatusQuery = queryOf([...BACKUPS, 'status'], backupRoutes.status);

/** The history, newest first; polled faster while a backup runs. Refetches the status after a change, so that both agree. */
export const backupsQuery = queryOptions({
  queryKey: [...BACKUPS, 'list'],
  queryFn: async ({ signal, client, queryKey }) => {
    const history = await call(backupRoutes.list, {}, { signal });
    const before = client.getQueryData(queryKey);
    if (before && JSON.stringify(before) !== JSON.stringify(history))
      void client.invalidateQueries(backupStatusQuery, { cancelRefetch: false });
    return history;
  },
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => status === 'pending') ? BACKUP_REFETCH_MS : QUERY_REFETCH_MS,
});

export const copiesQuery = queryOf([...BACKUPS, 'copies'], backupRoutes.copies);

export async function saveCopy({ id, createdAt }: { id: string; createdAt: string }): Promise<void> {
  const pieces: BlobPart[] = [];
  for (let number = 0, files = 1; number < files; number += 1) {
    const answer = await call(backupRoutes.copyFile, { params: { id, number } });
    pieces.push(Uint8Array.from(atob(answer.bytes), (sign) => sign.charCodeAt(0)));
    files = answer.files;
  }
  save(new Blob(pieces), copyFileName(new Date(createdAt)));
  await call(backupRoutes.copySaved, { params: { id } });
}
