import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '#admin/frame/query-client.ts';
import { refetchChanged } from '#shared/browser/use-change.ts';

test.each([
  ['the first load of a list', undefined],
  ['a later load of a list', ['as it was']],
])('%s that began before a change does not show what was true before it', async (_, initialData) => {
  const client = createQueryClient();
  const loads: PromiseWithResolvers<string[]>[] = [];
  const queryFn = () => {
    const load = Promise.withResolvers<string[]>();
    loads.push(load);
    return load.promise;
  };
  const query = { queryKey: ['backups', 'list'], queryFn, initialData, initialDataUpdatedAt: 0 };
  const observer = new QueryObserver(client, client.defaultQueryOptions(query));
  const end = observer.subscribe(() => {});
  const refetched = refetchChanged(client, ['backups']);
  loads[0]?.resolve(['before']);
  await expect.poll(() => loads.length).toBe(2);
  loads[1]?.resolve(['after']);
  await refetched;
  expect(observer.getCurrentResult().data).toEqual(['after']);
  end();
});
