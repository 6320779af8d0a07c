import { sql } from 'kysely';
import { DATES_LISTED, TASKS_LISTED_DAYS } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { firstCall, firstMobile } from '#shared/format/phone-numbers.ts';
import { findHistories } from '../case/case-store.server.ts';
import { toSubmission } from '../list.server.ts';
import { customerOf } from '../person/customer.ts';
import { byCustomer } from '../person/customers.ts';
import { inboxRows, withState } from '../rows.server.ts';
import { appointmentsOf } from './date-history.ts';
import { byTime, isListed } from './date-lists.ts';
import type { ListedDate } from './shapes.ts';

/** Finds the dates ahead and the overdue calls, the next first. */
export async function findDates(db: Db, now: Date): Promise<ListedDate[]> {
  const since = addDays(berlinDay(now), -TASKS_LISTED_DAYS);
  // What stays may be kept by an earlier request of the customer.
  const isMeant = sql<boolean>`next_date ->> 'day' >= ${since} or kind in ('stays', 'apart')`;
  const meant = db.selectFrom('caseEvents').select('caseId').where(isMeant);
  const newestFirst = inboxRows(db).selectAll().where('id', 'in', meant).orderBy('createdAt', 'desc').orderBy('id');
  const requests = (await withState(db, await newestFirst.execute())).map(toSubmission);
  const customers = byCustomer(requests);
  const dates = requests.flatMap((request) => {
    const { id, name, email, phone = '', place, service, state } = request;
    if (!state?.date || !isListed(state.date, 'dated', now)) return [];
    return [
      {
        ...state.date,
        id,
        name,
        // A date without its own place is at the request's place.
        place: state.date.place ?? state.address?.text ?? place,
        version: state.version,
        call: firstCall(phone),
        email: email || undefined,
        mobile: firstMobile(phone),
        service,
        cents: state.date.what === 'arbeit' ? state.priceCents : undefined,
        stays: customerOf(customers.get(id) ?? []).stays,
      },
    ];
  });
  return dates.sort(byTime).slice(0, DATES_LISTED);
}

/** An appointment with its request's id, name and service. */
export type RequestAppointment = Awaited<ReturnType<typeof findAppointments>>[number];

/** Finds the appointments of a request, or of all with a date since a day; oldest request first. */
export async function findAppointments(db: Db, which: { id: string } | { since: string }) {
  const dated = db
    .selectFrom('caseEvents')
    .select('caseId')
    .where('nextDate', 'is not', null)
    .where('id' in which ? sql<boolean>`case_id = ${which.id}` : sql<boolean>`next_date ->> 'day' >= ${which.since}`);
  const rows = await inboxRows(db)
    .select(['id', 'name', 'service'])
    .where('id', 'in', dated)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const histories = await findHistories(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) =>
    appointmentsOf(histories.get(row.id) ?? []).map((appointment) => ({ ...appointment, ...row })),
  );
}
