import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QUERY_FRESH_MS } from '#admin/frame/limits.ts';
import { createQueryClient } from '#admin/frame/query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['without data', undefined],
  ['with old data', ['alt']],
])('a second part of a page does not repeat a call that has just failed, %s (Spec §7)', async (_, initialData) => {
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
});

test('data are fresh for ten seconds, reload every thirty and at the window’s focus, and nothing is retried (Spec §7)', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    ...{ staleTime: 10_000, refetchInterval: 30_000, refetchOnWindowFocus: true, retry: false },
  });
  expect(queries, 'a hidden tab waits').not.toHaveProperty('refetchIntervalInBackground');
  expect(mutations).toMatchObject({ retry: false });
});
