import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { backupStatusQuery, backupsQuery } from '#admin/backups/backup-queries.ts';
import { BACKUP_REFETCH_MS } from '#admin/backups/limits.ts';
import { createQueryClient } from '#admin/frame/query-client.ts';
import { QUERY_REFETCH_MS } from '#config/limits.ts';

test.each([200, 502])(
  'Backups ask their status once, also if it answers %i, and again when the history changes',
  async (code) => {
    const asked: string[] = [];
    let history: object[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      if (path.endsWith('/status')) return new Response('{}', { status: code });
      // Comes after the status.
      await expect.poll(() => client.getQueryState(backupStatusQuery.queryKey)?.fetchStatus).toBe('idle');
      return Response.json(history);
    });
    const client = createQueryClient();
    const list = new QueryObserver(client, client.defaultQueryOptions(backupsQuery));
    const ends = [list, new QueryObserver(client, client.defaultQueryOptions(backupStatusQuery))].map((observer) =>
      observer.subscribe(() => undefined),
    );
    await expect.poll(() => list.getCurrentResult().isSuccess).toBe(true);
    await list.refetch();
    expect(asked.filter((path) => path.endsWith('/status'))).toHaveLength(1);
    history = [{ status: 'success' }];
    await list.refetch();
    expect(asked.filter((path) => path.endsWith('/status'))).toHaveLength(2);
    for (const end of ends) end();
  },
);

test.each([
  ['while one runs', 'pending', BACKUP_REFETCH_MS],
  ['at rest', 'success', QUERY_REFETCH_MS],
])('Backups ask again %s', (_, status, pace) => {
  const interval = backupsQuery.refetchInterval as (query: object) => number;
  expect(interval({ state: { data: [{ status }] } })).toBe(pace);
});
