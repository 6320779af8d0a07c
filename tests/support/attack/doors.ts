import account from '../../../netlify/functions/account.ts';
import analytics from '../../../netlify/functions/analytics.ts';
import backups from '../../../netlify/functions/backups.ts';
import contact from '../../../netlify/functions/contact.ts';
import health from '../../../netlify/functions/health.ts';
import seo from '../../../netlify/functions/seo.ts';
import session from '../../../netlify/functions/session.ts';

/** The door of every feature of the joined table of routes. */
export const doors = { account, analytics, backups, contact, health, seo, session };
