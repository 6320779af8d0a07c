import { type Query, type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * A mutation that refetches the queries whose keys begin so, and ends when they have answered. It does so after a
 * failure too, because somebody else's change may be the reason.
 */
export function useChange<Input = void, Output = unknown>(
  queryKey: QueryKey,
  mutationFn: (input: Input) => Promise<Output>,
  options: { mutationKey?: QueryKey; scope?: { id: string } } = {},
) {
  const client = useQueryClient();
  return useMutation({ ...options, mutationFn, onSettled: () => refetchChanged(client, queryKey) });
}

/**
 * Refetches the queries whose keys begin so; by default all. A first load may have begun before the change and show
 * what was true then: TanStack Query lets it end instead of cancelling it, so it is followed by another one.
 */
export async function refetchChanged(client: QueryClient, queryKey: QueryKey = []): Promise<void> {
  const isFirstLoad = ({ state }: Query) => state.data === undefined && state.fetchStatus !== 'idle';
  const firstLoads = client.getQueryCache().findAll({ queryKey, predicate: isFirstLoad });
  await client.invalidateQueries({ queryKey });
  if (firstLoads.length > 0) await client.invalidateQueries({ predicate: (query) => firstLoads.includes(query) });
}
