import { queryOf } from '#shared/browser/query-of.ts';
import { cleanUpRoutes } from './clean-up-contract.ts';

export const cleanUpQuery = queryOf(['clean-up'], cleanUpRoutes.status);
