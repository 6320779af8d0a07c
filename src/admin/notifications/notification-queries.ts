import { queryOf } from '#shared/browser/query-of.ts';
import { notificationRoutes } from './contract.ts';

export const notificationQuery = queryOf(['notifications'], notificationRoutes.show);
