import type { Selectable } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import type { ContactSubmissionsTable } from '#server/db/schema/request-tables.ts';

/** A request as the owner is told of it. */
export type NewRequest = Selectable<ContactSubmissionsTable>;

/** Counts the requests that the owner is not told of yet, and finds when the oldest came. */
export async function findNews(db: Db): Promise<{ count: number; oldest: Date | undefined }> {
  const { count, oldest } = await db
    .selectFrom('shortLived.newRequests')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('createdAt').as('oldest')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest: oldest ?? undefined };
}

/** Takes the oldest of them within a transaction: two workers share them, and one that somebody erases is left out. */
export async function takeNews(transaction: Db, limit: number): Promise<NewRequest[]> {
  const news = await transaction
    .selectFrom('shortLived.newRequests')
    .select('contactId')
    .orderBy('createdAt')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (news.length === 0) return [];
  const requests = await transaction
    .selectFrom('contactSubmissions')
    .selectAll()
    .where(
      'id',
      'in',
      news.map(({ contactId }) => contactId),
    )
    .orderBy('createdAt')
    .forKeyShare()
    .skipLocked()
    .execute();
  const ids = requests.map(({ id }) => id);
  if (ids.length > 0) await forgetNews(transaction).where('contactId', 'in', ids).execute();
  return requests;
}

/** Takes all of them at once, and counts them: a digest tells of them. */
export async function takeAllNews(transaction: Db, until: Date): Promise<number> {
  const { numDeletedRows } = await forgetNews(transaction).where('createdAt', '<=', until).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

const forgetNews = (db: Db) => db.deleteFrom('shortLived.newRequests');
