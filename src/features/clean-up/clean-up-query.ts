import { queryOf } from '#shared/browser/query-of.ts';
import { cleanUpRoutes } from './contract.ts';

export const cleanUpQuery = queryOf(['clean-up'], cleanUpRoutes.status);
