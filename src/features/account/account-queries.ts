import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { type Account, accountRoutes, type PasswordChange } from './contract.ts';

const ACCOUNT = ['account'];

export const accountQuery = queryOptions({
  queryKey: [...ACCOUNT, 'profile'],
  queryFn: ({ signal }) => call(accountRoutes.show, {}, { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: [...ACCOUNT, 'sessions'],
  queryFn: ({ signal }) => call(accountRoutes.sessions, {}, { signal }),
});

/** The name stands in the sidebar too, so everything is asked again. */
export function useUpdateAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Account) => call(accountRoutes.update, { body }),
    onSuccess: () => client.invalidateQueries(),
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => call(accountRoutes.changePassword, { body }),
    onSuccess: () => client.invalidateQueries(sessionsQuery),
  });
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(accountRoutes.endSession, { params: { id } }),
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
}
