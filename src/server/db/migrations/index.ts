import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import * as initial from './0001-initial.ts';
import * as publications from './0070-publications.ts';
import * as secondHalf from './0072-second-half.ts';
import * as copyBytes from './0074-copy-bytes.ts';
import * as photosBin from './0075-photos-bin.ts';
import * as wordsOfAnyLength from './0077-words-of-any-length.ts';
import * as customersAndJobs from './0080-customers-and-jobs.ts';
import * as customersOfRequests from './0081-customers-of-requests.ts';
import * as absences from './0082-absences.ts';
import * as jobsOfHistories from './0083-jobs-of-histories.ts';
import * as noHistory from './0085-no-history.ts';
import * as fewerSeoChecks from './0088-fewer-seo-checks.ts';
import * as twoMailsADay from './0090-two-mails-a-day.ts';
import * as tokens from './0094-tokens.ts';
import * as toldOfAMove from './0096-told-of-a-move.ts';
import * as requestsByStep from './0098-requests-by-step.ts';
import * as draftBySubject from './0100-draft-by-subject.ts';

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
  '0028-deals-by-date',
  '0029-one-table',
  '0031-views-alone',
  '0040-rights',
  '0041-mail-hold',
  '0042-flood',
  '0043-new-requests',
  '0047-holiday',
  '0049-few-requests',
  '0051-session-ids',
  '0052-security-data',
  '0056-new-addresses',
  '0057-notebook',
  '0058-recovery-codes',
  '0059-helpers-mails',
  '0060-passkeys',
  '0061-site',
  '0064-copies',
  '0065-photos',
];
const nothing: Migration = { up: async () => undefined };
/** The last step that 0001 contains. It fails on a database older than that, which only d8a5fde9 can bring up to date. */
const isThere: Migration = {
  up: async (db: Kysely<unknown>) => void (await sql`select browser_id from admin_sessions limit 0`.execute(db)),
};

/** All migrations in order. A static map: a bundle has no folder to read. Forward only: no `down`. */
export const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  ...Object.fromEntries(CONTAINED.map((name) => [name, nothing])),
  '0067-session-browsers': isThere,
  '0070-publications': publications,
  '0072-second-half': secondHalf,
  '0074-copy-bytes': copyBytes,
  '0075-photos-bin': photosBin,
  '0077-words-of-any-length': wordsOfAnyLength,
  '0080-customers-and-jobs': customersAndJobs,
  '0081-customers-of-requests': customersOfRequests,
  '0082-absences': absences,
  '0083-jobs-of-histories': jobsOfHistories,
  '0085-no-history': noHistory,
  '0088-fewer-seo-checks': fewerSeoChecks,
  '0090-two-mails-a-day': twoMailsADay,
  '0094-tokens': tokens,
  '0096-told-of-a-move': toldOfAMove,
  '0098-requests-by-step': requestsByStep,
  '0100-draft-by-subject': draftBySubject,
};
