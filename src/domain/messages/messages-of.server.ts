import { type RawBuilder, sql } from 'kysely';
import type { SentMessage } from '#shared/api/sent-message.ts';

const iso = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * What was sent about a request, as a column of its row; null where nothing is known (any more).
 * @param id The column that names the request.
 */
export const messagesOf = (id: string): RawBuilder<SentMessage[] | null> => sql`(
  select json_agg(json_build_object('kind', kind, 'channel', channel, 'recipient', coalesce(device.name, recipient),
    'attempts', attempts, 'nextAt', ${iso('nextAt')}, 'sentAt', ${iso('sentAt')}, 'givenUpAt', ${iso('givenUpAt')},
    'trouble', outbox.trouble, 'answer', answer) order by channel, kind = 'receipt', recipient, device.name)
  from short_lived.outbox left join short_lived.push_devices as device on device.id = outbox.device_id
  where outbox.contact_id = ${sql.ref(id)})`;

/** A fingerprint of all that was sent about requests: it changes when a message does. */
export const messagesVersion: RawBuilder<string> = sql`(
  select count(*) || '-' || coalesce(sum(hashtextextended(
    concat_ws(' ', id, attempts, next_at, sent_at, given_up_at), 0)), 0)
  from short_lived.outbox where contact_id is not null)`;
