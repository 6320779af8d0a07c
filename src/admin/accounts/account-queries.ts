import { queryOf } from '#shared/browser/query-of.ts';
import { accountRoutes } from './contract.ts';

export const accountQuery = queryOf(['account', 'profile'], accountRoutes.show);

export const sessionsQuery = queryOf(['account', 'sessions'], accountRoutes.sessions);

/** Shares the key of 'Zugänge', because most changes there add a line. */
export const securityLogQuery = queryOf(['administrators', 'log'], accountRoutes.log);
