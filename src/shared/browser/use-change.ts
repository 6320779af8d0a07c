import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

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
  return useMutation({ ...options, mutationFn, onSettled: () => client.invalidateQueries({ queryKey }) });
}
