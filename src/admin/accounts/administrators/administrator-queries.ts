import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { administratorRoutes, type Invitee } from './contract.ts';

export const administratorsQuery = queryOf(['administrators'], administratorRoutes.list);

const { queryKey } = administratorsQuery;

export const useInvite = () => useChange(queryKey, (body: Invitee) => call(administratorRoutes.invite, { body }));

export const useWithdraw = () =>
  useChange(queryKey, (id: string) => call(administratorRoutes.withdraw, { params: { id } }));

export const useRemove = () =>
  useChange(queryKey, (id: string) => call(administratorRoutes.remove, { params: { id } }));

/** Everything is asked again, because most of it is the owner's alone. */
export function useHandOver() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(administratorRoutes.handOver, { params: { id } }),
    onSuccess: () => client.invalidateQueries(),
  });
}

export const useSwitch = () =>
  useChange(queryKey, ({ id, isActive }: { id: string; isActive: boolean }) =>
    call(administratorRoutes.update, { params: { id }, body: { isActive } }),
  );
