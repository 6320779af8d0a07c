import { type Kysely, sql } from 'kysely';
import { unseenCount } from '#domain/requests/arrivals-count.server.ts';
import type { Handlers } from '#http/serve.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { Arrivals, arrivalRoutes } from './contract.ts';

/** What is new in the inbox, for each administrator. */
export const arrivalHandlers: Handlers<typeof arrivalRoutes> = {
  show: (_, { db, admin, now }) => findArrivals(db, admin.id, now),

  async see(_, { db, admin, now }) {
    await db
      .insertInto('shortLived.inboxSeen')
      .values({ adminId: admin.id, seenAt: now })
      .onConflict((conflict) => conflict.column('adminId').doUpdateSet({ seenAt: now }))
      .execute();
    return findArrivals(db, admin.id, now);
  },
};

async function findArrivals(db: Kysely<Database>, adminId: string, now: Date): Promise<Arrivals> {
  const newest = db
    .selectFrom('contactSubmissions')
    .select('id')
    .where('kind', '=', 'form')
    .where('suspicion', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  return db
    .selectNoFrom([unseenCount(sql`${adminId}::uuid`, now).as('count'), newest.as('newestId')])
    .executeTakeFirstOrThrow();
}
