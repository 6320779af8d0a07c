import { DELETION_MAIL_DAYS, RETENTION } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { logEvent } from '#server/log.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { addMonths, endingOf } from './retention.ts';
import { withState } from './rows.server.ts';

/** A request whose retention ends soon, or has ended. */
export type EndingRequest = Awaited<ReturnType<typeof holdEnding>>[number];

/** Locks and finds the requests whose retention ends within the days of the mail, or has ended; oldest first. */
export async function holdEnding(transaction: Db, now: Date) {
  const soon = addDays(berlinDay(now), DELETION_MAIL_DAYS);
  const rows = await transaction
    .selectFrom('contactSubmissions')
    .select(['id', 'name', 'place', 'service', 'createdAt', 'dealAt', 'deletedAt'])
    .where('suspicion', 'is', null)
    // Younger requests cannot end yet.
    .where('createdAt', '<', new Date(addDays(addMonths(soon, -RETENTION.enquiryWithoutDealMonths), 4)))
    .orderBy('createdAt')
    // Locks before it reads the histories, because somebody may keep a request meanwhile.
    .forUpdate()
    .execute();
  return (await withState(transaction, rows))
    .map(({ createdAt, dealAt, state, ...request }) => ({
      ...request,
      ...endingOf({ createdAt: createdAt.toISOString(), dealAt: dealAt?.toISOString(), state }, now),
    }))
    .filter(({ endDay, isDated }) => endDay <= soon && !isDated);
}

/** Deletes the requests after their retention. */
export async function forgetOldRequests(db: Db, now: Date): Promise<void> {
  const count = await db.transaction().execute(async (transaction) => {
    const over = (await holdEnding(transaction, now)).filter(
      ({ isOver, needsMail, mail }) => isOver && (!needsMail || mail === 'due'),
    );
    const ids = over.map(({ id }) => id);
    if (ids.length > 0) await transaction.deleteFrom('contactSubmissions').where('id', 'in', ids).execute();
    return ids.length;
  });
  if (count > 0) logEvent({ event: 'contacts-forgotten', count });
}
