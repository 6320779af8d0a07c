import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { useChange } from '#shared/browser/use-change.ts';
import { type Account, accountRoutes, type PasswordChange } from './contract.ts';

const ACCOUNT = ['account'];

export const accountQuery = queryOf([...ACCOUNT, 'profile'], accountRoutes.show);

/** Whether the owner is logged in; true until it is known, because that is so nearly always. */
export const useIsOwner = (): boolean => useQuery(accountQuery).data?.isOwner !== false;

export const sessionsQuery = queryOf([...ACCOUNT, 'sessions'], accountRoutes.sessions);

/** The name stands in the sidebar too, so everything is asked again. */
export function useUpdateAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Account) => call(accountRoutes.update, { body }),
    onSuccess: () => client.invalidateQueries(),
  });
}

export const useChangePassword = () =>
  useChange(sessionsQuery.queryKey, (body: PasswordChange) => call(accountRoutes.changePassword, { body }));

export const useEndOthers = () => useChange(sessionsQuery.queryKey, () => call(accountRoutes.endOthers));

/** Under the key of 'Zugänge', because most of what is changed there adds a line. */
export const securityLogQuery = queryOf(['administrators', 'log'], accountRoutes.log);

export const useEndSession = () =>
  useChange(sessionsQuery.queryKey, (id: string) => call(accountRoutes.endSession, { params: { id } }));
