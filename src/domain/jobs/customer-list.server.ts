import { sql } from 'kysely';
import { addressParts } from '#domain/customers/address.ts';
import { customerRows } from '#domain/customers/customers.server.ts';
import type { ListedCustomer } from '#domain/customers/listed-customer.ts';
import { requestRows } from '#domain/requests/rows.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { addDays, berlinDay, daysBetween } from '#shared/format/berlin-day.ts';
import { isImported } from './imported.server.ts';
import { RHYTHM_JOBS } from './limits.ts';

type Row = Omit<ListedCustomer, 'letter' | 'due'> & { surnameKey: string; days: string[] };

/** Lists who has a request in the inbox or came with an import, from A to Z by the surname. */
export async function listCustomers(db: Db, now: Date): Promise<ListedCustomer[]> {
  // Nobody knows whether a job of an import was paid.
  const { rows } = await sql<Row>`
    select coalesce(request.id, customers.id) as id, name, surname_key, address as place, phone, job.*
    from ${customerRows(db).as('customers')}
    left join lateral (select id from ${requestRows(db).as('own')}
      where customer_id = customers.id and suspicion is null and deleted_at is null
      order by created_at desc, id desc limit 1) as request on true
    cross join lateral (select min(day) filter (where is_open) as next,
        coalesce(array_agg(distinct day order by day desc) filter (where not is_open), '{}') as days,
        json_agg(json_strip_nulls(json_build_object('day', day, 'cents', cents)) order by day desc, jobs.created_at desc)
          filter (where not is_open) -> 0 as last,
        coalesce(json_agg(json_strip_nulls(json_build_object('id', jobs.id, 'request', request_id, 'day', day,
            'version', request.version, 'service', service, 'cents', cents)) order by day, jobs.created_at)
          filter (where not is_open and request_id is not null and paid_at is null), '[]') as open
      from jobs left join ${requestRows(db).as('request')} on request.id = request_id
      where jobs.customer_id = customers.id and (is_open or done_at is not null) and request.deleted_at is null
      ) as job
    where deleted_at is null and (request.id is not null or ${isImported})`.execute(db);
  const { compare } = new Intl.Collator('de');
  return rows
    .toSorted((one, other) => compare(one.surnameKey, other.surnameKey) || compare(one.name, other.name))
    .map(({ surnameKey, days, ...row }) => ({
      ...row,
      letter: /^\p{L}/u.exec(surnameKey.normalize('NFD'))?.[0].toUpperCase() ?? '#',
      place: addressParts(row.place ?? '').place || null,
      due: row.next ? undefined : dueAfter(days.slice(0, RHYTHM_JOBS), berlinDay(now)),
    }));
}

/** Adds the median of the gaps to the last day, of two the longer one; a single day says nothing. */
function dueAfter(days: readonly string[], today: string): ListedCustomer['due'] {
  const gaps = days.slice(1).map((day, at) => daysBetween(day, days[at] ?? day));
  const everyDays = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)];
  const since = addDays(days[0] ?? today, everyDays ?? 1);
  return everyDays && since <= today ? { since, everyDays } : undefined;
}
