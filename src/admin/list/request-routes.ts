import { photoRoutes } from '#admin/photos/contract.ts';
import { replyRoutes } from '#admin/reply/contract.ts';
import { inboxRoutes } from '#admin/shown/contract.ts';
import { formRoutes } from '#admin/shown/form-contract.ts';

export const requestRoutes = { ...inboxRoutes, ...formRoutes, ...photoRoutes, ...replyRoutes };
