import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * A mutation after which the queries whose keys begin so are asked again, however it ended: what was refused may be so
 * because somebody else has changed it. It ends when they are there.
 */
export function useChange<Input = void, Output = unknown>(
  queryKey: QueryKey,
  mutationFn: (input: Input) => Promise<Output>,
  options: { mutationKey?: QueryKey } = {},
) {
  const client = useQueryClient();
  return useMutation({ ...options, mutationFn, onSettled: () => client.invalidateQueries({ queryKey }) });
}
