import { absenceRoutes } from '#admin/absence/contract.ts';
import { administratorRoutes } from '#admin/accounts/administrators/contract.ts';
import { accountRoutes } from '#admin/accounts/contract.ts';
import { analyticsRoutes } from '#admin/analytics/contract.ts';
import { arrivalRoutes } from '#admin/arrivals/contract.ts';
import { backupRoutes } from '#admin/backups/contract.ts';
import { calendarRoutes } from '#admin/calendar/calendar-contract.ts';
import { turnoverRoutes } from '#admin/dashboard/contract.ts';
import { notebookRoutes } from '#admin/import/contract.ts';
import { requestRoutes } from '#admin/list/request-routes.ts';
import { notificationRoutes } from '#admin/notifications/contract.ts';
import { pushRoutes } from '#admin/notifications/push/contract.ts';
import { personDataRoutes } from '#admin/person-data/contract.ts';
import { seoRoutes } from '#admin/seo/contract.ts';
import { linkRoutes, sessionRoutes } from '#admin/sign-in/contract.ts';
import { passkeyRoutes } from '#admin/sign-in/passkeys/contract.ts';
import { cleanUpRoutes, healthRoutes } from '#admin/status/contract.ts';
import { websiteRoutes } from '#admin/website/contract.ts';
import { pageViewRoutes } from '#site/page-views/contract.ts';
import { intakeRoutes, photoRoutes } from '#site/request-form/contract.ts';

/** Every endpoint in one table, by feature: what the tests of doors, access and texts and the attack run over. */
export const apiRoutes = {
  absences: absenceRoutes,
  account: accountRoutes,
  administrators: administratorRoutes,
  analytics: analyticsRoutes,
  arrivals: arrivalRoutes,
  backups: backupRoutes,
  calendar: calendarRoutes,
  cleanUp: cleanUpRoutes,
  contact: intakeRoutes,
  health: healthRoutes,
  inbox: requestRoutes,
  links: linkRoutes,
  notebook: notebookRoutes,
  notifications: notificationRoutes,
  pageViews: pageViewRoutes,
  passkeys: passkeyRoutes,
  personData: personDataRoutes,
  photos: photoRoutes,
  push: pushRoutes,
  seo: seoRoutes,
  session: sessionRoutes,
  turnover: turnoverRoutes,
  website: websiteRoutes,
};
