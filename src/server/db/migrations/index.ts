import type { Migration } from 'kysely/migration';
import * as initial from './0001-initial.ts';
import * as dealsByDate from './0028-deals-by-date.ts';
import * as oneTable from './0029-one-table.ts';
import * as viewsAlone from './0031-views-alone.ts';
import * as rights from './0040-rights.ts';
import * as mailHold from './0041-mail-hold.ts';
import * as flood from './0042-flood.ts';
import * as newRequests from './0043-new-requests.ts';
import * as holiday from './0047-holiday.ts';
import * as fewRequests from './0049-few-requests.ts';
import * as sessionIds from './0051-session-ids.ts';
import * as securityData from './0052-security-data.ts';
import * as newAddresses from './0056-new-addresses.ts';
import * as notebook from './0057-notebook.ts';
import * as recoveryCodes from './0058-recovery-codes.ts';
import * as helpersMails from './0059-helpers-mails.ts';
import * as passkeys from './0060-passkeys.ts';
import * as site from './0061-site.ts';
import * as copies from './0064-copies.ts';
import * as photos from './0065-photos.ts';
import * as sessionBrowsers from './0067-session-browsers.ts';
import * as publications from './0070-publications.ts';
import * as secondHalf from './0072-second-half.ts';
import * as copyBytes from './0074-copy-bytes.ts';
import * as photosBin from './0075-photos-bin.ts';
import * as wordsOfAnyLength from './0077-words-of-any-length.ts';
import * as customersAndJobs from './0080-customers-and-jobs.ts';
import * as noHistory from './0085-no-history.ts';

/** Steps that 0001 contains. Older databases have recorded their names, and Kysely refuses names that it does not find. */
const CONTAINED = [
  '0002-analytics',
  '0003-backups',
  '0004-seo',
  '0005-contact-deals',
  '0006-production-home',
  '0007-job-runs',
  '0008-known-pages',
  '0009-migration-sql',
  '0010-contact-place',
  '0011-outbox',
  '0012-push',
  '0013-receipts',
  '0014-weekly-mail',
  '0015-cases',
  '0016-undone-entries',
  '0020-invitations',
  '0021-reply-templates',
  '0022-dates',
  '0023-calendar-feeds',
  '0024-reminders',
  '0025-quoted-price',
  '0026-letters',
  '0027-bin-and-activity',
];
const nothing: Migration = { up: async () => undefined };

/** All migrations in order. A static map: a bundle has no folder to read. Forward only: no `down`. */
export const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  ...Object.fromEntries(CONTAINED.map((name) => [name, nothing])),
  '0028-deals-by-date': dealsByDate,
  '0029-one-table': oneTable,
  '0031-views-alone': viewsAlone,
  '0040-rights': rights,
  '0041-mail-hold': mailHold,
  '0042-flood': flood,
  '0043-new-requests': newRequests,
  '0047-holiday': holiday,
  '0049-few-requests': fewRequests,
  '0051-session-ids': sessionIds,
  '0052-security-data': securityData,
  '0056-new-addresses': newAddresses,
  '0057-notebook': notebook,
  '0058-recovery-codes': recoveryCodes,
  '0059-helpers-mails': helpersMails,
  '0060-passkeys': passkeys,
  '0061-site': site,
  '0064-copies': copies,
  '0065-photos': photos,
  '0067-session-browsers': sessionBrowsers,
  '0070-publications': publications,
  '0072-second-half': secondHalf,
  '0074-copy-bytes': copyBytes,
  '0075-photos-bin': photosBin,
  '0077-words-of-any-length': wordsOfAnyLength,
  '0080-customers-and-jobs': customersAndJobs,
  '0085-no-history': noHistory,
};
