import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema/index.ts';
import { inboxRows } from '../rows.server.ts';
import { type Appointment, appointmentsOf } from './date-history.ts';

/** An appointment with its request's id and name. */
export interface RequestAppointment extends Appointment {
  id: string;
  name: string;
}

/** Finds the appointments of one request, or of all that have a date since a day: oldest request first. */
export async function findAppointments(
  db: Kysely<Database>,
  which: { id: string } | { since: string },
): Promise<RequestAppointment[]> {
  const rows = await inboxRows(db)
    .innerJoin('caseEvents as entry', 'entry.caseId', 'inbox.id')
    .select(['inbox.id', 'inbox.name', 'entry.number', 'entry.at', 'entry.kind', 'entry.step', 'entry.undoes'])
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
    appointmentsOf(history).map((appointment) => ({ ...appointment, id, name: history[0]?.name ?? '' })),
  );
}
