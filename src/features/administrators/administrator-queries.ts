import { queryOptions } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { administratorRoutes, type Invitee } from './contract.ts';

export const administratorsQuery = queryOptions({
  queryKey: ['administrators'],
  queryFn: ({ signal }) => call(administratorRoutes.list, {}, { signal }),
});

const { queryKey } = administratorsQuery;

export const useInvite = () => useChange(queryKey, (body: Invitee) => call(administratorRoutes.invite, { body }));

export const useWithdraw = () =>
  useChange(queryKey, (id: string) => call(administratorRoutes.withdraw, { params: { id } }));

export const useSwitch = () =>
  useChange(queryKey, ({ id, isActive }: { id: string; isActive: boolean }) =>
    call(administratorRoutes.update, { params: { id }, body: { isActive } }),
  );
