import { accountRoutes } from './features/account/contract.ts';
import { administratorRoutes } from './features/administrators/contract.ts';
import { analyticsRoutes } from './features/analytics/contract.ts';
import { arrivalRoutes } from './features/arrivals/contract.ts';
import { backupRoutes } from './features/backups/contract.ts';
import { cleanUpRoutes } from './features/clean-up/contract.ts';
import { contactRoutes } from './features/contact/contract.ts';
import { calendarRoutes } from './features/contact/dates/calendar-contract.ts';
import { weeklyReportRoutes } from './features/contact/report/contract.ts';
import { healthRoutes } from './features/health/contract.ts';
import { notificationRoutes } from './features/notifications/contract.ts';
import { personDataRoutes } from './features/person-data/contract.ts';
import { pushRoutes } from './features/push/contract.ts';
import { seoRoutes } from './features/seo/contract.ts';
import { sessionRoutes } from './features/session/contract.ts';

/** Every endpoint in one table, by feature: what the tests of doors, access and texts and the attack run over. */
export const apiRoutes = {
  account: accountRoutes,
  administrators: administratorRoutes,
  analytics: analyticsRoutes,
  arrivals: arrivalRoutes,
  backups: backupRoutes,
  calendar: calendarRoutes,
  cleanUp: cleanUpRoutes,
  contact: contactRoutes,
  health: healthRoutes,
  notifications: notificationRoutes,
  personData: personDataRoutes,
  push: pushRoutes,
  seo: seoRoutes,
  session: sessionRoutes,
  weeklyReport: weeklyReportRoutes,
};
