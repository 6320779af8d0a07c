import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { administratorRoutes, type Invitee } from './contract.ts';

export const administratorsQuery = queryOptions({
  queryKey: ['administrators'],
  queryFn: ({ signal }) => call(administratorRoutes.list, {}, { signal }),
});

function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries(administratorsQuery) });
}

export const useInvite = () => useChange((body: Invitee) => call(administratorRoutes.invite, { body }));

export const useWithdraw = () => useChange((id: string) => call(administratorRoutes.withdraw, { params: { id } }));

export const useSwitch = () =>
  useChange(({ id, isActive }: { id: string; isActive: boolean }) =>
    call(administratorRoutes.update, { params: { id }, body: { isActive } }),
  );
