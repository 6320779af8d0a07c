import { callRoutes } from './cases/call-contract.ts';
import { caseRoutes } from './cases/contract.ts';
import { dateRoutes } from './dates/enter-contract.ts';
import { inboxRoutes } from './inbox/contract.ts';
import { intakeRoutes } from './intake/contract.ts';
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
