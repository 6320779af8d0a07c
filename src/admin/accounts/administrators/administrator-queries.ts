import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { administratorRoutes, type Invitee } from './contract.ts';

export const administratorsQuery = queryOf(['administrators'], administratorRoutes.list);

const { queryKey } = administratorsQuery;

export const useInvite = () => useChange(queryKey, (body: Invitee) => call(administratorRoutes.invite, { body }));

export const useWithdraw = () =>
  useChange(queryKey, (id: string) => call(administratorRoutes.withdraw, { params: { id } }));

export const useSwitch = () =>
  useChange(queryKey, ({ id, isActive }: { id: string; isActive: boolean }) =>
    call(administratorRoutes.update, { params: { id }, body: { isActive } }),
  );
