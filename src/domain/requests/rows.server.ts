import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '#server/db/schema/index.ts';
import { casesState } from './case/case-state.server.ts';
import { CONTACT_FIELDS } from './fields.ts';
import type { StoredFields } from './stored-fields.server.ts';

type Db = Kysely<Database>;

export interface InboxRow extends StoredFields {
  id: string;
  createdAt: Date;
  dealAt: Date | null;
  kind: 'form' | 'call';
}

/** The columns that a screen shows. */
export const SHOWN = ['id', ...CONTACT_FIELDS, 'createdAt', 'dealAt', 'kind'] as const;

/** Every request of the inbox, from the form and from calls, less what lies in the bin. */
export const inboxRows = (db: Db) =>
  db.selectFrom((eb) =>
    eb
      .selectFrom('contactSubmissions')
      .select(SHOWN)
      .where('suspicion', 'is', null)
      .where('deletedAt', 'is', null)
      .as('inbox'),
  );

/** Adds to rows of the inbox how each stands: looked up one by one, so limit them before. */
export const withState = <O extends InboxRow>(db: Db, rows: SelectQueryBuilder<Database, never, O>) =>
  db
    .selectFrom(rows.as('row'))
    .leftJoinLateral(casesState(sql.ref('row.id')).as('state'), (join) => join.onTrue())
    .selectAll();

/** The same for the whole inbox: all histories in one pass. */
export const allWithState = (db: Db) =>
  db
    .selectFrom(inboxRows(db).selectAll().as('row'))
    .leftJoin(casesState().as('state'), (join) => join.onRef('state.caseId', '=', 'row.id'))
    .selectAll();
