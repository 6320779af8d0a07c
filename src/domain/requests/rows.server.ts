import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { messagesOf } from '#domain/messages/messages-of.server.ts';
import type { Database } from '#server/db/schema/index.ts';
import { casesState } from './case/case-state.server.ts';
import { CONTACT_FIELDS, entryOf } from './fields.ts';
import type { StoredFields } from './stored-fields.server.ts';

type Db = Kysely<Database>;

export interface InboxRow extends StoredFields {
  id: string;
  createdAt: Date;
  dealAt: Date | null;
  /** Written down by the owner, after a call. */
  isCall: boolean;
}

const columns = sql.join(CONTACT_FIELDS.map((field) => sql.ref(field)));
/** What a form has to say a call may leave open. */
const columnsOfCall = sql.join(
  CONTACT_FIELDS.map((field) => (entryOf(field).isRequired ? sql`coalesce(${sql.ref(field)}, '')` : sql.ref(field))),
);

const INBOX = sql<InboxRow>`(
  select id, ${columns}, created_at, deal_at, false as is_call from contact_submissions
  where not exists (select from cases where cases.id = contact_submissions.id and deleted_at is not null)
  union all
  select id, ${columnsOfCall}, created_at, deal_at, true from cases where submission_id is null and deleted_at is null
)`;

const BIN = sql<InboxRow & { deletedAt: Date }>`(
  select submission.*, deleted_at
  from (select id, ${columns}, created_at, deal_at, false as is_call from contact_submissions) as submission
  join cases using (id) where deleted_at is not null
  union all
  select id, ${columnsOfCall}, created_at, deal_at, true, deleted_at from cases
  where submission_id is null and deleted_at is not null
)`;

/** Every request of the inbox, from the form and from calls, less what lies in the bin. */
export const inboxRows = (db: Db) => db.selectFrom(INBOX.as('inbox'));

/** What was deleted and can still be had back. */
export const binnedRows = (db: Db) => db.selectFrom(BIN.as('bin'));

/** Rows of the inbox with how each stands and what was sent about it: looked up for these alone, so limit them before. */
export const withState = <O extends InboxRow>(db: Db, rows: SelectQueryBuilder<Database, never, O>) =>
  db
    .selectFrom(rows.as('row'))
    .leftJoinLateral(casesState(sql.ref('row.id')).as('state'), (join) => join.onTrue())
    .selectAll()
    .select(messagesOf('row.id').as('messages'));

/** The same for the whole inbox: all histories in one pass, not ten thousand looks. */
export const allWithState = (db: Db) =>
  db
    .selectFrom(inboxRows(db).selectAll().as('row'))
    .leftJoin(casesState().as('state'), (join) => join.onRef('state.caseId', '=', 'row.id'))
    .selectAll()
    .select(messagesOf('row.id').as('messages'));
