import { sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { isImported } from '../list.server.ts';
import { type CustomerRow, type ListedCustomer, toListed } from './listed-customer.ts';

/** Lists who has a request in the inbox or came with an import, from A to Z by the surname. */
export async function listCustomers(db: Db, now: Date): Promise<ListedCustomer[]> {
  const { rows } = await sql<CustomerRow>`
    select customers.id, name, surname_key, address, phone, request.id as request_id, job.list as jobs
    from customers
    left join lateral (select id from contact_submissions
      where customer_id = customers.id and suspicion is null and deleted_at is null
      order by created_at desc, id desc limit 1) as request on true
    left join lateral (select coalesce(json_agg(json_build_object('id', jobs.id, 'requestId', request_id,
        'version', request.version, 'service', service, 'day', day, 'cents', cents, 'isOpen', is_open,
        'isPaid', paid_at is not null) order by day desc, jobs.created_at desc, jobs.id), '[]') as list
      from jobs left join contact_submissions as request on request.id = request_id
      where jobs.customer_id = customers.id and (is_open or done_at is not null) and request.deleted_at is null
      ) as job on true
    where deleted_at is null and (request.id is not null or ${isImported})`.execute(db);
  return rows
    .toSorted(
      (one, other) => byAlphabet.compare(one.surnameKey, other.surnameKey) || byAlphabet.compare(one.name, other.name),
    )
    .map((row) => toListed(row, berlinDay(now)));
}

const byAlphabet = new Intl.Collator('de');
