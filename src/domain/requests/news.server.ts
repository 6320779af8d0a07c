import type { Selectable } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import type { ContactSubmissionsTable } from '#server/db/schema/request-tables.ts';

export interface NewRequest extends Selectable<ContactSubmissionsTable> {
  mayHaveReceipt: boolean;
  photos: number;
}

export async function findNews(db: Db): Promise<{ count: number; oldest: Date | undefined }> {
  const { count, oldest } = await db
    .selectFrom('shortLived.newRequests')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('createdAt').as('oldest')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest: oldest ?? undefined };
}

/** Takes the oldest of them within a transaction. Two workers share them; one that is being erased is skipped. */
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
    .innerJoin('shortLived.newRequests as news', 'contactId', 'id')
    .selectAll('contactSubmissions')
    .select(['mayHaveReceipt', 'photos'])
    .where(
      'id',
      'in',
      news.map(({ contactId }) => contactId),
    )
    .orderBy('news.createdAt')
    .forKeyShare(['contactSubmissions'])
    .skipLocked()
    .execute();
  const ids = requests.map(({ id }) => id);
  if (ids.length > 0) await forgetNews(transaction).where('contactId', 'in', ids).execute();
  return requests;
}

/** Takes all of them at once for a digest. Returns how many. */
export const takeAllNews = async (transaction: Db, until: Date): Promise<number> =>
  (await forgetNews(transaction).where('createdAt', '<=', until).returning('contactId').execute()).length;

const forgetNews = (db: Db) => db.deleteFrom('shortLived.newRequests');
