import { type Insertable, sql } from 'kysely';
import { usernameOf } from '#domain/people/administrators.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { Before, RequestLogTable } from '#server/db/schema/request-tables.ts';
import type { EntryKind } from '#shared/stored-words.ts';
import type { RequestRow } from '../rows.server.ts';
import { historyTexts } from './history-texts.ts';
import type { CaseEvent } from './shapes.ts';

export interface Author {
  adminId: string | null;
  now: Date;
}

export const holdRequest = (transaction: Db, id: string): Promise<RequestRow | undefined> =>
  transaction
    .selectFrom('contactSubmissions')
    .selectAll()
    .where('id', '=', id)
    .where('suspicion', 'is', null)
    // Avoids 'for update', because messages about it may be written at the same time.
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function addLines(
  transaction: Db,
  lines: readonly ({ requestId: string; number: number } | { customerId: string; number: number })[],
  { kind, words, before = {} }: { kind: EntryKind; words: string; before?: Before },
  { adminId, now }: Author,
) {
  if (lines.length === 0) return;
  const kept = Object.keys(before).length > 0 ? JSON.stringify(before) : null;
  const rows = lines.map((line) => ({ ...line, at: now, adminId, kind, words, before: kept }));
  await insertLines(transaction, rows);
}

export const insertLines = (db: Db, rows: Insertable<RequestLogTable>[]) =>
  db.insertInto('requestLog').values(rows).execute();

export const noteUndone = (db: Db, id: string, now: Date) =>
  db.updateTable('requestLog').set({ undoneAt: now }).where('id', '=', id).execute();

export const deleteLinesOf = (db: Db, customerIds: readonly string[]) =>
  db.deleteFrom('requestLog').where(sql<boolean>`customer_id = any(${customerIds}::uuid[])`).execute();

/** Whether the last line of a customer is the one of the import; over `customers`. */
export const isOnlyImported = sql<boolean>`((select kind from request_log
  where customer_id = customers.id order by number desc limit 1) = 'imported')`;

export const notesOfRequests = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('requestLog')
    .select(['requestId', 'words'])
    .where(sql<boolean>`request_id = any(${ids}::uuid[])`)
    .where('kind', '=', 'note')
    .where('undoneAt', 'is', null)
    .orderBy('number')
    .execute();

export const linesOf = (db: Db, id: string) =>
  db
    .selectFrom('requestLog')
    .selectAll()
    .select(({ ref }) => usernameOf(ref('adminId')).as('username'))
    .where(({ or, eb }) => or([eb('requestId', '=', id), eb('customerId', '=', id)]))
    .orderBy('number');
export type Line = Awaited<ReturnType<ReturnType<typeof linesOf>['execute']>>[number];

/** Notes and photos stand for themselves: they can be taken back at any time, and nothing follows on them. */
export const isFree = ({ kind, before }: Pick<Line, 'kind' | 'before'>): boolean =>
  kind === 'note' || (before !== null && Object.keys(before).join() === 'photos');

export const lastChange = <L extends Pick<Line, 'kind' | 'before' | 'undoneAt'>>(lines: readonly L[]) =>
  lines.findLast((line) => line.before && !line.undoneAt && !isFree(line));

/** The kinds entered by the system or a visitor. Other lines without an author are a deleted administrator's. */
const NOBODYS_KINDS: ReadonlySet<EntryKind> = new Set(['earlier', 'restored']);

export async function findHistory(db: Db, id: string): Promise<CaseEvent[]> {
  const lines = await linesOf(db, id).execute();
  const last = lastChange(lines);
  return lines.toReversed().map((line) => ({
    number: line.number,
    at: line.at.toISOString(),
    kind: line.kind,
    by: line.username ?? (NOBODYS_KINDS.has(line.kind) ? undefined : historyTexts.formerAccess),
    words: line.kind === 'note' ? historyTexts.kinds.note(line.words) : line.words,
    ...(line.undoneAt && { isUndone: true as const }),
    ...(!line.undoneAt && (line === last || isFree(line)) && { canUndo: true as const }),
  }));
}
