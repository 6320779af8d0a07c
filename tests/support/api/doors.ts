import type { apiRoutes } from '#api-routes.ts';
import account from '../../../netlify/functions/account.ts';
import administrators from '../../../netlify/functions/administrators.ts';
import analytics from '../../../netlify/functions/analytics.ts';
import arrivals from '../../../netlify/functions/arrivals.ts';
import backups from '../../../netlify/functions/backups.ts';
import calendar from '../../../netlify/functions/calendar.ts';
import cleanUp from '../../../netlify/functions/clean-up.ts';
import contact from '../../../netlify/functions/contact.ts';
import health from '../../../netlify/functions/health.ts';
import holiday from '../../../netlify/functions/holiday.ts';
import inbox from '../../../netlify/functions/inbox.ts';
import notifications from '../../../netlify/functions/notifications.ts';
import pageViews from '../../../netlify/functions/page-views.ts';
import passwordReset from '../../../netlify/functions/password-reset.ts';
import personData from '../../../netlify/functions/person-data.ts';
import push from '../../../netlify/functions/push.ts';
import seo from '../../../netlify/functions/seo.ts';
import session from '../../../netlify/functions/session.ts';
import weeklyReport from '../../../netlify/functions/weekly-report.ts';

/** The door of every feature of the joined table of routes: a missing one does not compile. */
export const doors = {
  account,
  administrators,
  analytics,
  arrivals,
  backups,
  calendar,
  cleanUp,
  contact,
  health,
  holiday,
  inbox,
  notifications,
  pageViews,
  passwordReset,
  personData,
  push,
  seo,
  session,
  weeklyReport,
} satisfies Record<keyof typeof apiRoutes, typeof account>;
