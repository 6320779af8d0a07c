import { photoRoutes } from '#admin/photos/contract.ts';
import { replyRoutes } from '#admin/reply/contract.ts';
import { inboxRoutes } from '#admin/shown/contract.ts';
import { formRoutes } from '#admin/shown/form-contract.ts';
import { customerRoutes } from './customers-contract.ts';

export const requestRoutes = { ...inboxRoutes, ...customerRoutes, ...formRoutes, ...photoRoutes, ...replyRoutes };
