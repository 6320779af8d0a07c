import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#shared/browser/query-of.ts';
import { accountRoutes } from './contract.ts';

export const accountQuery = queryOf(['account', 'profile'], accountRoutes.show);

/** Whether the owner is logged in; true until it is known, because that is so nearly always. */
export const useIsOwner = (): boolean => useQuery(accountQuery).data?.isOwner !== false;

export const sessionsQuery = queryOf(['account', 'sessions'], accountRoutes.sessions);

/** Under the key of 'Zugänge', because most of what is changed there adds a line. */
export const securityLogQuery = queryOf(['administrators', 'log'], accountRoutes.log);
