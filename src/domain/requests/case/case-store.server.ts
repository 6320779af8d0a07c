import { type Insertable, type Kysely, sql } from 'kysely';
import type { CaseEventKind, CaseEventsTable } from '#server/db/schema/case-events.ts';
import type { Database } from '#server/db/schema/index.ts';
import { dealSince } from './deal-since.ts';
import type { CaseEvent } from './shapes.ts';
import type { Entry } from './state-of.server.ts';

type Db = Kysely<Database>;

/** Who enters something, and when. */
export interface Author {
  /** Null where nobody did it. */
  adminId: string | null;
  now: Date;
}

export type EntryRow = Entry & { username: string | null };
/** What is entered: its kind, and what belongs to it. */
export type EntryValues = { kind: CaseEventKind } & Partial<
  Pick<Insertable<CaseEventsTable>, 'step' | 'way' | 'text' | 'nextDate' | 'cents' | 'undoes'>
>;

/** Finds the entries of a request with their authors, oldest first. */
export async function findHistory(db: Db, caseId: string): Promise<EntryRow[]> {
  return db
    .selectFrom('caseEvents')
    .leftJoin('adminUsers', 'adminUsers.id', 'caseEvents.adminId')
    .selectAll('caseEvents')
    .select('adminUsers.username')
    .where('caseId', '=', caseId)
    .orderBy('number')
    .execute();
}

/** Finds the histories of requests by their ids, without authors; a request without one is left out. */
export async function findHistories(db: Db, ids: readonly string[]): Promise<Map<string, Entry[]>> {
  const ofThese = sql<boolean>`case_id = any(${ids}::uuid[])`;
  const entries = await db.selectFrom('caseEvents').selectAll().where(ofThese).orderBy('number').execute();
  return Map.groupBy(entries, ({ caseId }) => caseId);
}

/** Locks a request for this transaction: who else writes its history waits. Undefined where there is none. */
export const holdRequest = (transaction: Db, id: string) =>
  transaction
    .selectFrom('contactSubmissions')
    .select(['id', 'deletedAt'])
    .where('id', '=', id)
    .where('suspicion', 'is', null)
    // Not 'for update', because messages about it may be written meanwhile.
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Adds an entry to the history of a request that is held, and gives its number. */
export async function addEntry(
  transaction: Db,
  history: readonly EntryRow[],
  caseId: string,
  values: EntryValues,
  { adminId, now }: Author,
): Promise<number> {
  const number = (history.at(-1)?.number ?? 0) + 1;
  await transaction
    .insertInto('caseEvents')
    .values({
      step: null,
      way: null,
      text: null,
      nextDate: null,
      cents: null,
      undoes: null,
      ...values,
      caseId,
      number,
      at: now,
      adminId,
    })
    .execute();
  return number;
}

/** Recomputes `deal_at` from the history, because the retention reads it. */
export async function noteDeal(transaction: Db, id: string): Promise<void> {
  const dealAt = dealSince(await findHistory(transaction, id)) ?? null;
  await transaction.updateTable('contactSubmissions').set({ dealAt }).where('id', '=', id).execute();
}

export const toCaseEvent = ({
  number,
  at,
  username,
  kind,
  step,
  way,
  text,
  nextDate,
  cents,
  undoes,
}: EntryRow): CaseEvent => ({
  number,
  at: at.toISOString(),
  kind,
  ...(username !== null && { by: username }),
  ...(step !== null && { step }),
  ...(way !== null && { way }),
  ...(text !== null && { text }),
  ...(nextDate !== null && { date: nextDate }),
  ...(cents !== null && { cents }),
  ...(undoes !== null && { undoes }),
});
