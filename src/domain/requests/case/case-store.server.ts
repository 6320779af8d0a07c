import { sql } from 'kysely';
import { usernameOf } from '#domain/people/administrators.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { EntryKind } from '#shared/stored-words.ts';
import { dealSince } from './deal-since.ts';
import { historyTexts } from './history-texts.ts';
import type { CaseEvent } from './shapes.ts';
import type { Entry } from './state-of.server.ts';

/** The author and time of an entry. */
export interface Author {
  /** Null for the system and visitors. */
  adminId: string | null;
  now: Date;
}

export type EntryRow = Entry & { username: string | null };
/** A new entry's kind and values. */
export type EntryValues = Pick<Entry, 'kind'> &
  Partial<Pick<Entry, 'step' | 'way' | 'text' | 'nextDate' | 'cents' | 'undoes'>>;

/** Finds the entries of a request with their authors, oldest first. */
export async function findHistory(db: Db, caseId: string): Promise<EntryRow[]> {
  return db
    .selectFrom('caseEvents')
    .selectAll()
    .select(({ ref }) => usernameOf(ref('adminId')).as('username'))
    .where('caseId', '=', caseId)
    .orderBy('number')
    .execute();
}

/** Finds the histories of requests by id, without authors; leaves out empty ones. */
export async function findHistories(db: Db, ids: readonly string[]): Promise<Map<string, Entry[]>> {
  const ofThese = sql<boolean>`case_id = any(${ids}::uuid[])`;
  const entries = await db.selectFrom('caseEvents').selectAll().where(ofThese).orderBy('number').execute();
  return Map.groupBy(entries, ({ caseId }) => caseId);
}

/** Locks a request, because its history grows by one entry at a time. Undefined if there is none. */
export const holdRequest = (transaction: Db, id: string) =>
  transaction
    .selectFrom('contactSubmissions')
    .select(['id', 'deletedAt'])
    .where('id', '=', id)
    .where('suspicion', 'is', null)
    // Avoids 'for update', because messages about it may be written at the same time.
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Adds an entry to a locked request's history and returns its number. */
export async function addEntry(
  transaction: Db,
  id: string,
  { nextDate, ...values }: EntryValues,
  { adminId, now }: Author,
): Promise<number> {
  const history = await findHistory(transaction, id);
  const number = (history.at(-1)?.number ?? 0) + 1;
  const entry = { ...NOTHING, ...values, caseId: id, number, at: now, adminId };
  await transaction
    .insertInto('caseEvents')
    .values({ ...entry, nextDate: nextDate ? JSON.stringify(nextDate) : null })
    .execute();
  // Stored beside the history, because the retention reads it in SQL.
  const dealAt = dealSince([...history, { ...entry, nextDate: nextDate ?? null }]) ?? null;
  await transaction.updateTable('contactSubmissions').set({ dealAt }).where('id', '=', id).execute();
  return number;
}

export const NOTHING = { step: null, way: null, text: null, cents: null, undoes: null };

/** Adds an entry without values to the history of each locked request. It can begin or end no deal. */
export async function addToEach(
  transaction: Db,
  ids: readonly string[],
  entry: Pick<Entry, 'kind' | 'adminId' | 'at'>,
) {
  if (ids.length === 0) return;
  const histories = await findHistories(transaction, ids);
  const numberOf = (id: string) => (histories.get(id)?.at(-1)?.number ?? 0) + 1;
  await transaction
    .insertInto('caseEvents')
    .values(ids.map((caseId) => ({ ...NOTHING, ...entry, caseId, number: numberOf(caseId), nextDate: null })))
    .execute();
}

/** The kinds entered by the system or a visitor. Other entries without an author are a deleted administrator's. */
const NOBODYS_KINDS: ReadonlySet<EntryKind> = new Set(['earlier', 'announced', 'restored']);

export const toCaseEvent = (entry: EntryRow): CaseEvent => ({
  number: entry.number,
  at: entry.at.toISOString(),
  kind: entry.kind,
  by: entry.username ?? (NOBODYS_KINDS.has(entry.kind) ? undefined : historyTexts.formerAccess),
  step: entry.step ?? undefined,
  way: entry.way ?? undefined,
  text: entry.text ?? undefined,
  date: entry.nextDate ?? undefined,
  cents: entry.cents ?? undefined,
  undoes: entry.undoes ?? undefined,
});
