import { accountRoutes } from './features/account/contract.ts';
import { analyticsRoutes } from './features/analytics/contract.ts';
import { contactRoutes } from './features/contact/contract.ts';
import { healthRoutes } from './features/health/contract.ts';
import { sessionRoutes } from './features/session/contract.ts';

/** Every endpoint in one table, by feature: what the tests of doors and access run over. */
export const apiRoutes = {
  account: accountRoutes,
  analytics: analyticsRoutes,
  contact: contactRoutes,
  health: healthRoutes,
  session: sessionRoutes,
};
