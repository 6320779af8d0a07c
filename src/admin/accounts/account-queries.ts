import { infiniteQueryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#shared/api/call.ts';
import { queryOf } from '#shared/browser/query-of.ts';
import { accountRoutes } from './contract.ts';
import { SECURITY_LOG_LINES } from './limits.ts';

export const accountQuery = queryOf(['account', 'profile'], accountRoutes.show);

/** True until it is known, because it nearly always is the owner. */
export const useIsOwner = (): boolean => useQuery(accountQuery).data?.isOwner !== false;

export const sessionsQuery = queryOf(['account', 'sessions'], accountRoutes.sessions);

/** Shares the key of 'Zugänge', because most changes there add a line. */
export const securityLogQuery = infiniteQueryOptions({
  queryKey: ['administrators', 'log'],
  queryFn: ({ pageParam: before, signal }) => call(accountRoutes.log, { query: { before } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (lines) => (lines.length === SECURITY_LOG_LINES ? lines.at(-1)?.id : undefined),
  select: ({ pages }) => pages.flat(),
});
