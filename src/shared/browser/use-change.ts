import { type Query, type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/** Refetches the queries whose keys begin so, even after a failure: somebody else's change may be its reason. */
export function useChange<Input = void, Output = unknown>(
  queryKey: QueryKey,
  mutationFn: (input: Input) => Promise<Output>,
  options: { mutationKey?: QueryKey; scope?: { id: string } } = {},
) {
  const client = useQueryClient();
  return useMutation({ ...options, mutationFn, onSettled: () => refetchChanged(client, queryKey) });
}

/**
 * Refetches the queries whose keys begin so. TanStack Query never cancels a first load, which may have begun before the
 * change; so another one follows it.
 */
export async function refetchChanged(client: QueryClient, queryKey: QueryKey = []): Promise<void> {
  const isFirstLoad = ({ state }: Query) => state.data === undefined && state.fetchStatus !== 'idle';
  const firstLoads = client.getQueryCache().findAll({ queryKey, predicate: isFirstLoad });
  await client.invalidateQueries({ queryKey });
  if (firstLoads.length > 0) await client.invalidateQueries({ predicate: (query) => firstLoads.includes(query) });
}
