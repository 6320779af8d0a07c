import { sql } from 'kysely';
import { DELETION_MAIL_DAYS, RETENTION } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { logEvent } from '#server/log.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { addEntry, holdRequest } from './case/case-store.server.ts';
import { findAllRequests } from './list.server.ts';
import { keeperOf } from './person/customer.ts';
import { byCustomer } from './person/customers.ts';
import { withPhotos } from './photos/photos.server.ts';
import { addMonths, endingOf, lastDealOf } from './retention.ts';
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
    // Younger requests cannot end yet; a job of the notebook is older than its row.
    .where(
      sql`least(created_at, deal_at)`,
      '<',
      new Date(addDays(addMonths(soon, -RETENTION.enquiryWithoutDealMonths), 4)),
    )
    .orderBy('createdAt')
    // Locks before it reads the histories, because somebody may keep a request meanwhile.
    .forUpdate()
    .execute();
  const ended = (await withState(transaction, rows))
    .map(({ createdAt, dealAt, ...request }) => ({
      ...request,
      createdAt: createdAt.toISOString(),
      dealAt: dealAt?.toISOString(),
    }))
    .filter((request) => endingOf(request, now).endDay <= soon);
  const customers = ended.some(({ dealAt }) => dealAt) ? await findCustomers(transaction) : undefined;
  return (await withPhotos(transaction, ended))
    .map((request) => ({ ...request, ...endingOf(request, now, lastDealOf(customers?.get(request.id) ?? [])) }))
    .filter(({ endDay, isDated }) => endDay <= soon && !isDated);
}

const findCustomers = async (db: Db) => byCustomer(await findAllRequests(db));

/** Deletes the requests after their retention. */
export async function forgetOldRequests(db: Db, now: Date): Promise<void> {
  const count = await db.transaction().execute(async (transaction) => {
    const over = (await holdEnding(transaction, now)).filter(
      ({ isOver, needsMail, mail }) => isOver && (!needsMail || mail === 'due'),
    );
    await handOn(transaction, over, now);
    const ids = over.map(({ id }) => id);
    if (ids.length > 0) await transaction.deleteFrom('contactSubmissions').where('id', 'in', ids).execute();
    return ids.length;
  });
  if (count > 0) logEvent({ event: 'contacts-forgotten', count });
}

/** Copies the note on a customer, and the parting of a name, from requests that end to one that is kept. */
async function handOn(transaction: Db, over: readonly EndingRequest[], now: Date) {
  const remembering = over.filter(({ state }) => state?.stays || state?.isApart);
  if (remembering.length === 0) return;
  const ends = new Set(over.map(({ id }) => id));
  const customers = await findCustomers(transaction);
  for (const { id, state } of remembering) {
    const requests = customers.get(id) ?? [];
    const keeper = keeperOf(requests.filter((request) => !ends.has(request.id)));
    if (!keeper || !(await holdRequest(transaction, keeper.id))) continue;
    const { stays, isApart } = state ?? {};
    const isNewest = stays && requests.every((request) => (request.state?.stays?.at ?? '') <= stays.at);
    const author = { adminId: null, now };
    if (isNewest) await addEntry(transaction, keeper.id, { kind: 'stays', text: stays.text }, author);
    if (isApart) await addEntry(transaction, keeper.id, { kind: 'apart' }, author);
  }
}
