import { inboxRoutes } from './contract.ts';
import { formRoutes } from './form-contract.ts';
import { photoRoutes } from './photos/contract.ts';
import { replyRoutes } from './reply/contract.ts';

export const requestRoutes = { ...inboxRoutes, ...formRoutes, ...photoRoutes, ...replyRoutes };
