import type { Selectable } from 'kysely';
import { promiseBegins } from '#domain/absence/absence.ts';
import { findAbsences } from '#domain/absence/absences.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { ContactSubmissionsTable } from '#server/db/schema/request-tables.ts';
import { findHistories } from './case/case-store.server.ts';
import { findRepeats } from './case/repeats.server.ts';
import { stateOf } from './case/state-of.server.ts';
import { REQUEST_FIELDS } from './fields.ts';

/** The columns of the screens. */
export const SHOWN = ['id', ...REQUEST_FIELDS, 'createdAt', 'dealAt', 'kind'] as const;
export type InboxRow = Pick<Selectable<ContactSubmissionsTable>, (typeof SHOWN)[number]>;

/**
 * Selects from the inbox: requests, calls and customers of the notebook that are neither suspects nor in the bin. These
 * customers have dates and tasks, but are no requests: figures leave them out.
 */
export const inboxRows = (db: Db) =>
  db.selectFrom((eb) =>
    eb
      .selectFrom('contactSubmissions')
      .select(SHOWN)
      .where('suspicion', 'is', null)
      .where('deletedAt', 'is', null)
      .as('inbox'),
  );

/** Adds the state of each request. */
export async function withState<R extends { id: string }>(db: Db, rows: readonly R[]) {
  const histories = await findHistories(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, state: stateOf(histories.get(row.id) ?? []) }));
}

/** Adds also whether each request repeats another, and the start of the promised hours after absences. */
export async function withPromise<R extends { id: string; createdAt: Date }>(db: Db, rows: readonly R[]) {
  const [stated, absences, repeats] = [await withState(db, rows), await findAbsences(db), await findRepeats(db)];
  return stated.map((row) => {
    const begins = promiseBegins(row.createdAt, absences);
    return { ...row, isRepeat: repeats.has(row.id), promisedFrom: begins > row.createdAt ? begins : undefined };
  });
}
