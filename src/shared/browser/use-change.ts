import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

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
 * Refetches the queries whose keys begin so; by default all. Cancels first loads, because TanStack Query would keep one
 * that has begun before the change, and show what was true then.
 */
export async function refetchChanged(client: QueryClient, queryKey: QueryKey = []): Promise<void> {
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries({ queryKey });
}
