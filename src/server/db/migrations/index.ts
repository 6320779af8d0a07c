import type { Migration } from 'kysely/migration';
import * as initial from './0001-initial.ts';
import * as analytics from './0002-analytics.ts';
import * as backups from './0003-backups.ts';
import * as seo from './0004-seo.ts';
import * as contactDeals from './0005-contact-deals.ts';
import * as productionHome from './0006-production-home.ts';
import * as jobRuns from './0007-job-runs.ts';
import * as knownPages from './0008-known-pages.ts';
import * as migrationSql from './0009-migration-sql.ts';
import * as contactPlace from './0010-contact-place.ts';
import * as outbox from './0011-outbox.ts';
import * as push from './0012-push.ts';
import * as receipts from './0013-receipts.ts';
import * as weeklyMail from './0014-weekly-mail.ts';
import * as cases from './0015-cases.ts';
import * as undoneEntries from './0016-undone-entries.ts';
import * as invitations from './0020-invitations.ts';
import * as replyTemplates from './0021-reply-templates.ts';
import * as dates from './0022-dates.ts';
import * as calendarFeeds from './0023-calendar-feeds.ts';
import * as reminders from './0024-reminders.ts';
import * as quotedPrice from './0025-quoted-price.ts';
import * as letters from './0026-letters.ts';
import * as binAndActivity from './0027-bin-and-activity.ts';
import * as dealsByDate from './0028-deals-by-date.ts';
import * as oneTable from './0029-one-table.ts';
import * as viewsAlone from './0031-views-alone.ts';
import * as rights from './0040-rights.ts';
import * as mailHold from './0041-mail-hold.ts';
import * as flood from './0042-flood.ts';
import * as newRequests from './0043-new-requests.ts';
import * as holiday from './0047-holiday.ts';

/** All migrations in order. A static map: a bundle has no folder to read. Forward only: no `down`. */
export const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-analytics': analytics,
  '0003-backups': backups,
  '0004-seo': seo,
  '0005-contact-deals': contactDeals,
  '0006-production-home': productionHome,
  '0007-job-runs': jobRuns,
  '0008-known-pages': knownPages,
  '0009-migration-sql': migrationSql,
  '0010-contact-place': contactPlace,
  '0011-outbox': outbox,
  '0012-push': push,
  '0013-receipts': receipts,
  '0014-weekly-mail': weeklyMail,
  '0015-cases': cases,
  '0016-undone-entries': undoneEntries,
  '0020-invitations': invitations,
  '0021-reply-templates': replyTemplates,
  '0022-dates': dates,
  '0023-calendar-feeds': calendarFeeds,
  '0024-reminders': reminders,
  '0025-quoted-price': quotedPrice,
  '0026-letters': letters,
  '0027-bin-and-activity': binAndActivity,
  '0028-deals-by-date': dealsByDate,
  '0029-one-table': oneTable,
  '0031-views-alone': viewsAlone,
  '0040-rights': rights,
  '0041-mail-hold': mailHold,
  '0042-flood': flood,
  '0043-new-requests': newRequests,
  '0047-holiday': holiday,
};
