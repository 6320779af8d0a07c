import { queryOf } from '#shared/browser/query-of.ts';
import { notificationRoutes } from './contract.ts';
import { pushRoutes } from './push/contract.ts';

export const notificationQuery = queryOf(['notifications'], notificationRoutes.show);

export const PUSH = ['push'];

export const pushQuery = queryOf([...PUSH, 'state'], pushRoutes.show);
