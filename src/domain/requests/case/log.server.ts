import { sql } from 'kysely';
import { usernameOf } from '#domain/people/administrators.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { Before, RowBefore } from '#server/db/schema/request-tables.ts';
import type { EntryKind } from '#shared/stored-words.ts';
import { customerOf, findCustomer } from '../customers/customers.server.ts';
import type { Deed, JobRow, RequestRow } from './deeds.server.ts';
import { historyTexts } from './history-texts.ts';
import type { CaseEvent } from './shapes.ts';

/** The author and time of a deed. */
export interface Author {
  /** Null for the system and visitors. */
  adminId: string | null;
  now: Date;
}

/** In the order of an undo: a customer goes last, because it takes along what belongs to it. */
const TABLES = {
  requests: 'contactSubmissions',
  jobs: 'jobs',
  photos: 'requestPhotos',
  customers: 'customers',
} as const;
type Table = keyof typeof TABLES;

/** Whose deeds and lines they are: a request, or a customer of an import who has none. */
export type Subject = { id: string; version: number; customerId: string | null } & (
  | { of: 'requests'; request: RequestRow }
  | { of: 'customers' }
);
export const asSubject = (request: RequestRow): Subject => ({ ...request, of: 'requests', request });

/** Locks a request of the inbox, because its deeds come one at a time. Undefined if there is none. */
export const holdRequest = (transaction: Db, id: string): Promise<RequestRow | undefined> =>
  transaction
    .selectFrom('contactSubmissions')
    .selectAll()
    .where('id', '=', id)
    .where('suspicion', 'is', null)
    // Avoids 'for update', because messages about it may be written at the same time.
    .forNoKeyUpdate()
    .executeTakeFirst();

export const jobsOf = (db: Db, requestId: string): Promise<JobRow[]> =>
  db.selectFrom('jobs').selectAll().where('requestId', '=', requestId).orderBy('createdAt').orderBy('id').execute();

/** Writes a deed and its line, and returns the new version. `also`: further rows that change with it. */
export async function write(
  transaction: Db,
  subject: Subject,
  { kind, words, request: values = {}, jobs = [], customer }: Deed,
  { adminId, now }: Author,
  also: Before = {},
): Promise<number> {
  const { id, version, customerId } = subject;
  const number = version + 1;
  const before: Before = { ...also };
  const keep = (table: Table, row: RowBefore) => (before[table] = [...(before[table] ?? []), row]);
  await update(transaction, subject.of, id, { ...values, version: number });
  if (subject.of === 'requests' && Object.keys(values).length > 0) keep('requests', asItWas(subject.request, values));
  for (const { job, values } of jobs) {
    if (job) {
      await update(transaction, 'jobs', job.id, { ...values, ...ofDate(values, number), changedAt: now });
      keep('jobs', asItWas(job, { ...values, ...ofDate(values, number) }));
    } else if (subject.of === 'requests') {
      const ownerId = customerId ?? (await customerOf(transaction, subject.request, { now }));
      if (!customerId) await update(transaction, 'requests', id, { customerId: ownerId });
      const row = { ...values, version: number, customerId: ownerId, requestId: id };
      const added = await transaction.insertInto('jobs').values(row).returning('id').executeTakeFirstOrThrow();
      keep('jobs', { id: added.id, isNew: true });
    }
  }
  if (customer && customerId) {
    const row = await findCustomer(transaction, customerId, true);
    if (row) keep('customers', asItWas(row, customer));
    await update(transaction, 'customers', customerId, customer);
  }
  await addLines(transaction, [{ ...lineOf(subject), number }], { kind, words, before }, { adminId, now });
  return number;
}

const lineOf = ({ of, id }: Subject) => (of === 'requests' ? { requestId: id } : { customerId: id });

/** A payment or a notice changes no date, and another price no calendar. */
const ofDate = (values: object, version: number) =>
  'isOpen' in values || 'day' in values || 'doneAt' in values ? { version } : {};

const asItWas = (row: object, values: object): RowBefore =>
  Object.fromEntries(
    ['id', ...Object.keys(values)].map((column) => [column, (row as Record<string, unknown>)[column]]),
  ) as RowBefore;

/** Adds the same line to each of several. */
export async function addLines(
  transaction: Db,
  lines: readonly ({ requestId: string; number: number } | { customerId: string; number: number })[],
  { kind, words, before = {} }: { kind: EntryKind; words: string; before?: Before },
  { adminId, now }: Author,
) {
  if (lines.length === 0) return;
  const kept = Object.keys(before).length > 0 ? JSON.stringify(before) : null;
  await transaction
    .insertInto('requestLog')
    .values(lines.map((line) => ({ ...line, at: now, adminId, kind, words, before: kept })))
    .execute();
}

/** Writes rows back as they were, and deletes those that were added. */
export async function writeBack(transaction: Db, before: Before, version: number, now: Date) {
  for (const table of Object.keys(TABLES) as Table[]) {
    for (const { id, isNew, ...values } of before[table] ?? []) {
      if (isNew) await transaction.deleteFrom(TABLES[table]).where('id', '=', id).execute();
      else {
        const grown = {
          jobs: { version, changedAt: now },
          requests: { version: sql<number>`version + 1` },
          customers: {},
          photos: {},
        }[table];
        await update(transaction, table, id, { ...values, ...grown });
      }
    }
  }
}

/** Notes the new version of whom a deed was undone. */
export const grow = (db: Db, table: 'requests' | 'customers', id: string, version: number) =>
  update(db, table, id, { version });

const update = (db: Db, table: Table, id: string, values: object) =>
  db
    // A cast, because the columns differ by table.
    .updateTable(TABLES[table] as 'jobs')
    .set(values)
    .where('id', '=', id)
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

/** The newest line that an undo takes back. */
export const lastChange = <L extends Pick<Line, 'kind' | 'before' | 'undoneAt'>>(lines: readonly L[]) =>
  lines.findLast((line) => line.before && !line.undoneAt && !isFree(line));

/** The kinds entered by the system or a visitor. Other lines without an author are a deleted administrator's. */
const NOBODYS_KINDS: ReadonlySet<EntryKind> = new Set(['earlier', 'restored']);

/** Finds the history of a request, or of a customer without one, newest first. */
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
