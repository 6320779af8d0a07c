import { callRoutes } from './case/call-contract.ts';
import { caseRoutes } from './case/contract.ts';
import { inboxRoutes } from './contract.ts';
import { dateRoutes } from './dates/enter-contract.ts';
import { replyRoutes } from './reply/contract.ts';

export const requestRoutes = { ...inboxRoutes, ...caseRoutes, ...callRoutes, ...dateRoutes, ...replyRoutes };
