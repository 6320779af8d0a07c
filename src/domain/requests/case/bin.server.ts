import { type Kysely, sql } from 'kysely';
import { BIN_LISTED, CONTACTS_DELETED_AT_ONCE, DAY_MS, RETENTION } from '#config/limits.ts';
import type { Database } from '#server/db/schema/index.ts';
import { logEvent } from '#server/log.ts';
import { binnedRows, type InboxRow } from '../rows.server.ts';
import { type Author, addEntry, findHistory, holdCase } from './case-store.server.ts';

type Db = Kysely<Database>;
type Case = NonNullable<Awaited<ReturnType<typeof holdCase>>>;

/** Lays a request into the bin. Whether it was in the inbox. */
export const layIntoBin = (db: Db, id: string, author: Author): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const held = await holdCase(transaction, id);
    if (!held || held.deletedAt) return false;
    await note(transaction, held, author.now, { kind: 'removed', author });
    return true;
  });

/** Takes a request out of the bin, as it was. Whether it lay there. */
export const restoreFromBin = (db: Db, id: string, author: Author): Promise<boolean> =>
  db.transaction().execute((transaction) => takeOutOfBin(transaction, id, author.now, author.adminId));

/** The same within a transaction, also for what nobody did: a visitor who sends the same again wants to be read. */
export async function takeOutOfBin(transaction: Db, id: string, now: Date, adminId: string | null = null) {
  const binned = transaction.selectFrom('cases').select(['id', 'submissionId', 'deletedAt']).where('id', '=', id);
  const held = await binned.where('deletedAt', 'is not', null).forUpdate().executeTakeFirst();
  if (!held) return false;
  await note(transaction, held, null, { kind: 'restored', author: { adminId, now } });
  return true;
}

async function note(
  transaction: Db,
  { id }: Case,
  deletedAt: Date | null,
  { kind, author }: { kind: 'removed' | 'restored'; author: Author },
): Promise<void> {
  await transaction.updateTable('cases').set({ deletedAt }).where('id', '=', id).execute();
  await addEntry(transaction, await findHistory(transaction, id), id, { kind }, author);
}

/** What lies in the bin, what was deleted last first. */
export const findBinned = (db: Db): Promise<(InboxRow & { deletedAt: Date })[]> =>
  binnedRows(db).selectAll().orderBy('deletedAt', 'desc').orderBy('id').limit(BIN_LISTED).execute();

/** Erases one request of the bin for good, with its history and its messages. Whether it lay there. */
export const eraseBinned = async (db: Db, id: string): Promise<boolean> => (await erase(db, sql`id = ${id}`)) > 0;

/** Erases everything that lies in the bin. */
export const emptyBin = (db: Db): Promise<number> => erase(db, sql`true`);

/** Erases what has lain in the bin for as long as the privacy page says. */
export async function forgetBinned(db: Db, now: Date): Promise<void> {
  const count = await erase(db, sql`deleted_at < ${new Date(now.getTime() - RETENTION.binDays * DAY_MS)}`);
  if (count > 0) logEvent({ event: 'bin-emptied', count });
}

/** A case goes with its submission; a call's is all there is of it. */
async function erase(db: Db, which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with binned as (
      select id, submission_id from cases where deleted_at is not null and ${which}
      order by deleted_at limit ${sql.lit(CONTACTS_DELETED_AT_ONCE)}
    ), submissions as (
      delete from contact_submissions where id in (select submission_id from binned) returning id
    ), calls as (
      delete from cases where id in (select id from binned where submission_id is null) returning id
    )
    select ((select count(*) from submissions) + (select count(*) from calls))::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}
