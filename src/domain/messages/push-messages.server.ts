import { type Kysely, type QueryCreator, type RawBuilder, sql } from 'kysely';
import { ACTIVE_DEVICES } from '#domain/people/devices.server.ts';
import { unseenCount } from '#domain/requests/arrivals.server.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { PushEvents } from '#shared/api/push-events.ts';
import { type PushText, pushBody } from './push-text.ts';

/** A push about a request: its number is its topic. */
export interface RequestPush extends PushText {
  topic: string;
}

/** The devices that want to hear of something, as `device`. */
export const devicesFor = (event: PushEvents) => sql`${ACTIVE_DEVICES} as device
  where coalesce((select push_events from message_settings), 'all') in ('all', ${event})`;

/** Puts the digest of a flood into the outbox for each device, once per `since`, its oldest request. */
export const queueDigestPush = (db: Kysely<Database>, push: PushText, since: Date, now: Date) =>
  db
    .insertInto('shortLived.outbox')
    .columns(['id', ...PUSH_COLUMNS])
    .expression(
      sql`select md5(concat(${since.toISOString()}::text, device.id))::uuid, null::uuid, 'digest',
        ${pushRow(push, sql`${pushBody(push)}::text`, push.tag, now)} from ${devicesFor('requests')}`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** What is written down of a push. */
export const PUSH_COLUMNS = [
  'contactId',
  'kind',
  'channel',
  'deviceId',
  'recipient',
  'subject',
  'body',
  'html',
  'messageId',
  'createdAt',
  'nextAt',
] as const;

/** What is the same for every push: a JSON text for `body`, and no address, which its device has. */
export const pushRow = ({ title }: PushText, body: RawBuilder<string>, topic: string, now: Date) =>
  sql`'push', device.id, '', ${title}::text, ${body}, '', ${topic}::text, ${now}::timestamptz, ${now}::timestamptz`;

/**
 * Puts a push for each device into the outbox, as part of the statement that fans out a letter (see queueRequestMail).
 * The icon counts what its owner has not seen.
 */
export function queueRequestPush(queries: QueryCreator<Database>, push: RequestPush, now: Date) {
  const count = unseenCount(sql`device.admin_id`, now);
  const body = sql<string>`jsonb_set(${pushBody(push)}::jsonb, '{notification,app_badge}',
    to_jsonb(${count}::text))::text`;
  return queries
    .insertInto('shortLived.outbox')
    .columns(PUSH_COLUMNS)
    .expression(
      sql`select opened.id, 'request', ${pushRow(push, body, push.topic, now)} from opened, ${devicesFor('requests')}`,
    )
    .returning('id');
}
