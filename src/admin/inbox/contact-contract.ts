import { intakeRoutes } from '#site/request-form/contract.ts';
import { callRoutes } from './case/call-contract.ts';
import { caseRoutes } from './case/contract.ts';
import { inboxRoutes } from './contract.ts';
import { dateRoutes } from './dates/enter-contract.ts';
import { replyRoutes } from './reply/contract.ts';

/** Every route of the contact: what a visitor sends, and what the owner asks and does. */
export const contactRoutes = {
  ...intakeRoutes,
  ...inboxRoutes,
  ...caseRoutes,
  ...callRoutes,
  ...dateRoutes,
  ...replyRoutes,
};
