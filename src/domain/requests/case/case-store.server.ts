import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { CaseEventKind, CaseEventsTable } from '#server/db/schema/cases.ts';
import type { Database } from '#server/db/schema/index.ts';
import { dealSince } from './deal-since.ts';
import type { CaseEvent } from './shapes.ts';

type Db = Kysely<Database>;

/** Who enters something, and when. */
export interface Author {
  /** Null where nobody did it. */
  adminId: string | null;
  now: Date;
}

type Entry = Selectable<CaseEventsTable>;
export type EntryRow = Entry & { username: string | null };
/** What is entered: its kind, and what belongs to it. */
export type EntryValues = { kind: CaseEventKind } & Partial<
  Pick<Insertable<CaseEventsTable>, 'step' | 'way' | 'text' | 'nextDate' | 'cents' | 'undoes'>
>;

/** The entries of a case with their authors, oldest first. */
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

/**
 * The case of a request, alone for this transaction until it ends: who else writes waits. Made for a request from the
 * form that has none yet. Undefined where there is no such request, or where it lies in the bin.
 */
export async function holdCase(transaction: Db, id: string) {
  const made = await transaction
    .insertInto('cases')
    .columns(['id', 'submissionId'])
    .expression((eb) => eb.selectFrom('contactSubmissions').select(['id', 'id as submissionId']).where('id', '=', id))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // A release before the steps may have marked it as a deal.
  if (made) {
    await sql`insert into case_events (case_id, number, at, kind, step)
      select id, 1, deal_at, 'earlier', 'auftrag' from contact_submissions
      where id = ${id} and deal_at is not null`.execute(transaction);
  }
  return transaction
    .selectFrom('cases')
    .select(['id', 'submissionId', 'deletedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds an entry to the history of a case that is held, and gives its number. */
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

/** Writes down since when a case is a deal, where the retention reads it: by the history as it is now. */
export async function noteDeal(transaction: Db, held: { id: string; submissionId: string | null }): Promise<void> {
  const dealAt = dealSince(await findHistory(transaction, held.id)) ?? null;
  const table = held.submissionId === null ? 'cases' : 'contactSubmissions';
  await transaction.updateTable(table).set({ dealAt }).where('id', '=', held.id).execute();
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
