import { sql } from 'kysely';
import { DAY_MS, RETENTION, SUSPECTS_PER_PAGE } from '#config/limits.ts';
import { customerOf } from '#domain/customers/customers.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { Suspicion } from '#shared/stored-words.ts';
import { taskOfSender } from './case/repeats.server.ts';
import { withPhotos } from './photos/photos.server.ts';
import { SHOWN, toSubmission } from './rows.server.ts';
import type { SuspectRequest, SuspectsPage } from './shapes.ts';

/** A search reads the newest ones, because those of a long flood would not fit the memory. */
const SEARCHED_AT_MOST = 10_000;

export async function findSuspects(
  db: Db,
  page: number,
  search?: (suspects: SuspectRequest[]) => SuspectRequest[],
): Promise<SuspectsPage> {
  const start = (page - 1) * SUSPECTS_PER_PAGE;
  const found = search?.(await suspectsFrom(db, 0, SEARCHED_AT_MOST));
  const shown = found?.slice(start, start + SUSPECTS_PER_PAGE) ?? (await suspectsFrom(db, start, SUSPECTS_PER_PAGE));
  return { suspects: await withPhotos(db, shown), total: found?.length ?? (await countApartSince(db)) };
}

async function suspectsFrom(db: Db, from: number, most: number): Promise<SuspectRequest[]> {
  const rows = await suspectRows(db)
    .select([...SHOWN, 'suspicion'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(from)
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...toSubmission(row), reason: row.suspicion as Suspicion }));
}

const suspectRows = (db: Db) =>
  db.selectFrom('contactSubmissions').where('suspicion', 'is not', null).where('deletedAt', 'is', null);

export async function countApartSince(db: Db, since = new Date(0)): Promise<number> {
  const count = suspectRows(db).select(({ fn }) => fn.countAll<string>().as('count'));
  return Number((await count.where('createdAt', '>', since).executeTakeFirstOrThrow()).count);
}

export const acceptSuspect = (db: Db, id: string, now: Date): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const accepted = await listed(transaction)
      .set({ suspicion: null })
      .where('id', '=', id)
      .returning(['name', 'email', 'phone', 'place'])
      .executeTakeFirst();
    if (!accepted) return false;
    const customerId = await customerOf(transaction, accepted, { now });
    const repeats = taskOfSender(accepted, sql`${customerId}::uuid`, id);
    await transaction.updateTable('contactSubmissions').set({ customerId, repeats }).where('id', '=', id).execute();
    return true;
  });

export const binSuspects = (db: Db, until: Date, now: Date) =>
  // The database knows microseconds, the list milliseconds.
  listed(db)
    .set({ deletedAt: now })
    .where('createdAt', '<', new Date(until.getTime() + 1))
    .execute();

const listed = (db: Db) =>
  db.updateTable('contactSubmissions').where('suspicion', 'is not', null).where('deletedAt', 'is', null);

export const forgetOldSuspects = (db: Db, now: Date) =>
  db
    .deleteFrom('contactSubmissions')
    .where('suspicion', 'is not', null)
    .where('createdAt', '<', new Date(now.getTime() - RETENTION.filteredEnquiryDays * DAY_MS))
    .execute();
