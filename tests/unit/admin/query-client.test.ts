import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#admin/frame/query-client.ts';
import { QUERY_FRESH_MS } from '#config/limits.ts';

it.each([
  ['without data', undefined],
  ['with old data', ['alt']],
])('a second part of a page does not repeat a call that has just failed, %s (Spec §7)', async (_, initialData) => {
  vi.useFakeTimers();
  const queryFn = vi.fn(() => Promise.reject(new Error('500: away')));
  const client = createQueryClient();
  const query = {
    queryKey: ['backups'],
    queryFn,
    initialData,
    initialDataUpdatedAt: 0,
    refetchInterval: false,
  } as const;
  const mount = () => new QueryObserver(client, client.defaultQueryOptions(query)).subscribe(() => {});
  const ends = [mount()];
  await vi.advanceTimersByTimeAsync(60);
  ends.push(mount());
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(QUERY_FRESH_MS);
  ends.push(mount());
  expect(queryFn, 'a later part asks again').toHaveBeenCalledTimes(2);
  for (const end of ends) end();
  vi.useRealTimers();
});
