import { type Selectable, sql } from 'kysely';
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
  const requests = await transaction
    .selectFrom('shortLived.newRequests as news')
    .innerJoin('contactSubmissions', 'id', 'contactId')
    .selectAll('contactSubmissions')
    .select(['mayHaveReceipt', 'photos'])
    .orderBy('news.createdAt')
    .limit(limit)
    .modifyEnd(sql`for update of news skip locked for key share of contact_submissions skip locked`)
    .execute();
  const ids = requests.map(({ id }) => id);
  if (ids.length > 0) await forgetNews(transaction).where('contactId', 'in', ids).execute();
  return requests;
}

/** Takes all of them at once for a digest. Returns how many. */
export const takeAllNews = async (transaction: Db, until: Date): Promise<number> =>
  (await forgetNews(transaction).where('createdAt', '<=', until).returning('contactId').execute()).length;

const forgetNews = (db: Db) => db.deleteFrom('shortLived.newRequests');
