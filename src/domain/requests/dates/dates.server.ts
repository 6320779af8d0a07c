import { sql } from 'kysely';
import { DATES_LISTED, TASKS_LISTED_DAYS } from '#config/limits.ts';
import type { ServiceKind } from '#content/service-kinds.ts';
import type { Db } from '#server/db/schema/index.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { firstMobile } from '#shared/format/phone-numbers.ts';
import { callOrMail } from '../call-or-mail.ts';
import { inboxRows, withState } from '../rows.server.ts';
import type { ContactSubmission } from '../shapes.ts';
import { type Appointment, appointmentsOf } from './date-history.ts';
import { byTime, closeTo, isListed } from './date-lists.ts';
import type { ListedDate } from './shapes.ts';

/** Finds the dates ahead and the calls not made, the next first. */
export async function findDates(db: Db, now: Date): Promise<ListedDate[]> {
  const since = addDays(berlinDay(now), -TASKS_LISTED_DAYS);
  const dated = db.selectFrom('caseEvents').select('caseId').where(sql`next_date ->> 'day'`, '>=', since);
  const rows = await withState(db, await inboxRows(db).selectAll().where('id', 'in', dated).execute());
  const dates = rows.flatMap((row) => {
    const { id, name, phone, state } = row;
    const date = state?.date;
    // Without a place of its own the date is where the request is from.
    const place = date?.place ?? row.place;
    return date && isListed(date, 'dated', now)
      ? [
          {
            ...date,
            ...(place && { place }),
            id,
            name,
            version: state.version,
            mobile: phone === null ? undefined : firstMobile(phone),
            ...callOrMail(row),
          },
        ]
      : [];
  });
  return dates
    .sort(byTime)
    .slice(0, DATES_LISTED)
    .map((date, _, among) => ({ ...date, ...closeOf(date, { id: date.id, among }) }));
}

/** Adds to each request the close dates of others. */
export async function withCloseDates(
  db: Db,
  requests: readonly ContactSubmission[],
  now: Date,
): Promise<ContactSubmission[]> {
  const today = berlinDay(now);
  const isAhead = ({ state }: ContactSubmission) => state?.date?.time !== undefined && state.date.day >= today;
  if (!requests.some(isAhead)) return [...requests];
  const among = await findDates(db, now);
  return requests.map((request) => {
    const { id, state } = request;
    if (!state?.date || !isAhead(request)) return request;
    return { ...request, state: { ...state, date: { ...state.date, ...closeOf(state.date, { id, among }) } } };
  });
}

function closeOf(date: Parameters<typeof closeTo>[0], others: Parameters<typeof closeTo>[1]) {
  const close = closeTo(date, others).map(({ id, name, what, day, time, hours }) => ({
    ...{ id, name, what, day, time },
    ...(hours && { hours }),
  }));
  return close.length > 0 && { close };
}

/** An appointment with its request's id, name and service. */
export interface RequestAppointment extends Appointment {
  id: string;
  name: string;
  service: ServiceKind | null;
}

/** Finds the appointments of a request, or of all with a date since a day; oldest request first. */
export async function findAppointments(
  db: Db,
  which: { id: string } | { since: string },
): Promise<RequestAppointment[]> {
  const rows = await inboxRows(db)
    .innerJoin('caseEvents as entry', 'entry.caseId', 'inbox.id')
    .select([
      'inbox.id',
      'inbox.name',
      'inbox.service',
      'entry.number',
      'entry.at',
      'entry.kind',
      'entry.step',
      'entry.undoes',
    ])
    .select('entry.nextDate')
    .where('inbox.id', 'in', (eb) =>
      eb
        .selectFrom('caseEvents')
        .select('caseId')
        .where('nextDate', 'is not', null)
        .where(
          'id' in which ? sql<boolean>`case_id = ${which.id}` : sql<boolean>`next_date ->> 'day' >= ${which.since}`,
        ),
    )
    .orderBy('inbox.createdAt')
    .orderBy('inbox.id')
    .orderBy('entry.number')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, history]) =>
    appointmentsOf(history).map((appointment) => ({
      ...appointment,
      id,
      name: history[0]?.name ?? '',
      service: history[0]?.service ?? null,
    })),
  );
}
