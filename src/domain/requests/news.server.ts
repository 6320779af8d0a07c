import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import type { ContactSubmissionsTable } from '#server/db/schema/request-tables.ts';

export interface NewRequest extends Selectable<ContactSubmissionsTable> {
  mayHaveReceipt: boolean;
  photos: number;
}

/** Counts the requests not yet announced to the owner, and finds the arrival of the oldest. */
export async function findNews(db: Db): Promise<{ count: number; oldest: Date | undefined }> {
  const { count, oldest } = await db
    .selectFrom('shortLived.newRequests')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('createdAt').as('oldest')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest: oldest ?? undefined };
}

export const countRequestsSince = async (db: Db, since: Date, most: number): Promise<number> => {
  const requests = db.selectFrom('contactSubmissions').where('kind', '=', 'form').where('suspicion', 'is', null);
  return (await requests.select('id').where('createdAt', '>', since).limit(most).execute()).length;
};

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

/** Takes all of them at once for a digest, oldest first, without those in the bin. */
export async function takeAllNews(transaction: Db, until: Date) {
  const news = await forgetNews(transaction).where('createdAt', '<=', until).returning('contactId').execute();
  return transaction
    .selectFrom('contactSubmissions')
    .select(['id', 'name', 'email', 'phone', 'place', 'createdAt', 'customerId'])
    .where(sql<boolean>`id = any(${news.map(({ contactId }) => contactId)}::uuid[])`)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .execute();
}

const forgetNews = (db: Db) => db.deleteFrom('shortLived.newRequests');
