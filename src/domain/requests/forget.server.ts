import type { Kysely } from 'kysely';
import { CONTACTS_DELETED_AT_ONCE } from '#config/limits.ts';
import type { Database } from '#server/db/schema/index.ts';
import { logEvent } from '#server/log.ts';
import { endingRequests, hold } from './ending.server.ts';

type Db = Kysely<Database>;

/** Deletes the requests whose time is over, oldest first, bounded: those that the owner worked on after a mail about it. */
export async function forgetOldContacts(db: Db, now: Date): Promise<void> {
  const count = await db.transaction().execute(async (transaction) => {
    const wanted = endingRequests(transaction, now)
      .where('isOver', '=', true)
      .where((or) => or.or([or('needsMail', '=', false), or('mail', '=', 'due')]));
    const over = await hold(transaction, wanted, CONTACTS_DELETED_AT_ONCE);
    const ids = over.map(({ id }) => id);
    if (ids.length > 0) await transaction.deleteFrom('contactSubmissions').where('id', 'in', ids).execute();
    return over.length;
  });
  if (count > 0) logEvent({ event: 'contacts-forgotten', count });
}
