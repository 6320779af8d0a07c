import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#shared/browser/query-of.ts';
import { accountRoutes } from './contract.ts';

export const accountQuery = queryOf(['account', 'profile'], accountRoutes.show);

/** True until it is known, because it nearly always is the owner. */
export const useIsOwner = (): boolean => useQuery(accountQuery).data?.isOwner !== false;

export const sessionsQuery = queryOf(['account', 'sessions'], accountRoutes.sessions);

/** Shares the key of 'Zugänge', because most changes there add a line. */
export const securityLogQuery = queryOf(['administrators', 'log'], accountRoutes.log);
