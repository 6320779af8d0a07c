import { callRoutes } from './case/call-contract.ts';
import { correctRoutes } from './case/correct-contract.ts';
import { inboxRoutes } from './contract.ts';
import { dateRoutes } from './dates/enter-contract.ts';
import { replyRoutes } from './reply/contract.ts';

export const requestRoutes = { ...inboxRoutes, ...callRoutes, ...correctRoutes, ...dateRoutes, ...replyRoutes };
