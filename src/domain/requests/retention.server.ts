import { DAY_MS, DELETION_MAIL_DAYS, RETENTION } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { logEvent } from '#server/log.ts';
import { addDays, berlinClock, berlinDay } from '#shared/format/berlin-day.ts';
import { addMonths, endDayOf } from './retention.ts';
import { withState } from './rows.server.ts';

/** A request whose retention ends soon, or has ended. */
export type EndingRequest = Awaited<ReturnType<typeof holdEnding>>[number];

/**
 * Locks and finds the requests whose retention ends within the days of the mail, or has ended; oldest first. One with a
 * date ahead does not end.
 */
export async function holdEnding(transaction: Db, now: Date) {
  const today = berlinDay(now);
  const soon = addDays(today, DELETION_MAIL_DAYS);
  const rows = await transaction
    .selectFrom('contactSubmissions')
    .select(['id', 'name', 'place', 'service', 'createdAt', 'dealAt', 'deletedAt'])
    .where('suspicion', 'is', null)
    // No younger one ends.
    .where('createdAt', '<', new Date(addDays(addMonths(soon, -RETENTION.enquiryWithoutDealMonths), 4)))
    .orderBy('createdAt')
    // Before the histories are read, because somebody may keep one meanwhile.
    .forUpdate()
    .execute();
  const writtenBy = new Date(now.getTime() - DELETION_MAIL_DAYS * DAY_MS).toISOString();
  return (await withState(transaction, rows))
    .filter(({ state }) => (state?.date?.day ?? '') < today)
    .map(({ createdAt, dealAt, deletedAt, state, ...request }) => {
      const endDay = endDayOf({ createdAt: createdAt.toISOString(), dealAt: dealAt?.toISOString(), state });
      return {
        ...request,
        /** The first day after its retention: 'YYYY-MM-DD'. */
        endDay,
        // To the minute, as the privacy page promises the whole months.
        isOver: `${endDay} ${dealAt ? '' : timeOf(new Date(state?.keptAt ?? createdAt))}` <= berlinClock(now),
        isBinned: deletedAt !== null,
        /** Whether a mail must announce the deletion, because the owner has worked on it. */
        needsMail: dealAt !== null || state !== undefined,
        /** That mail: not written (since the last change), written, or written long enough ago. */
        mail: !state?.announcedAt ? 'none' : state.announcedAt <= writtenBy ? 'due' : 'written',
      } as const;
    })
    .filter(({ endDay }) => endDay <= soon);
}

/** The time of day in Germany: '08:15'. */
const timeOf = (moment: Date) => berlinClock(moment).slice(11);

/** Deletes the requests after their retention. */
export async function forgetOldContacts(db: Db, now: Date): Promise<void> {
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
