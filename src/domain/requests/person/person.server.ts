import { sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import { SHOWN } from '../rows.server.ts';

/** Whether a request's typed address or number belongs to the person. */
export type IsMeant = (who: { email: string | null; phone: string | null; createdAt: Date }) => boolean;

/** Finds a person's requests, calls and suspects, in the bin or not. Newest first. */
export const findRequestsOf = async (db: Db, isMeant: IsMeant) =>
  db
    .selectFrom('contactSubmissions')
    .select([...SHOWN, 'suspicion'])
    .where(sql<boolean>`id = any(${await idsOf(db, isMeant)}::uuid[])`)
    .orderBy('createdAt', 'desc')
    .execute();

/** Erases a person's requests with their histories and messages; returns their number. */
export async function eraseRequestsOf(db: Db, isMeant: IsMeant): Promise<number> {
  const ids = await idsOf(db, isMeant);
  await db.deleteFrom('contactSubmissions').where(sql<boolean>`id = any(${ids}::uuid[])`).execute();
  return ids.length;
}

/** Deletes the entries that announced deletions at these times. */
export const forgetAnnouncements = (db: Db, times: readonly Date[]) =>
  db
    .deleteFrom('caseEvents')
    .where('kind', '=', 'announced')
    .where(sql<boolean>`at = any(${times}::timestamptz[])`)
    .execute();

/** Compares in TypeScript, because numbers are typed in many ways. */
async function idsOf(db: Db, isMeant: IsMeant): Promise<string[]> {
  const rows = await db.selectFrom('contactSubmissions').select(['id', 'email', 'phone', 'createdAt']).execute();
  return rows.filter(isMeant).map(({ id }) => id);
}
