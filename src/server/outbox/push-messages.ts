import { type Kysely, type QueryCreator, type RawBuilder, sql } from 'kysely';
import { MAIL_TROUBLE_TOLD_EVERY_MS } from '#config/limits.ts';
import type { PushEvents } from '#shared/api/push-events.ts';
import type { Database } from '../db/schema/index.ts';
import { unseenCount } from '../inbox-seen.ts';
import { type PushText, pushBody } from '../push/push-text.ts';

/** A push about the request that is being stored: its number is its topic. */
export interface RequestPush extends PushText {
  topic: string;
}

/** The devices that want to hear of something, as `device`. */
export const devicesFor = (event: PushEvents) => sql`short_lived.push_devices as device
  join admin_users as admin on admin.id = device.admin_id and admin.is_active
  where device.ended_at is null
    and coalesce((select push_events from message_settings), 'all') in ('all', ${event})`;

const COLUMNS = [
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
const row = ({ title }: PushText, body: RawBuilder<string>, topic: string, now: Date) =>
  sql`'push', device.id, '', ${title}::text, ${body}, '', ${topic}::text, ${now}::timestamptz, ${now}::timestamptz`;

/**
 * Puts a push for each device into the outbox, as part of the statement that stores the request (see queueRequestMail).
 * The icon counts what its owner has not seen, and this one.
 */
export function queueRequestPush(queries: QueryCreator<Database>, push: RequestPush, now: Date) {
  const count = unseenCount(sql`device.admin_id`, now);
  const body = sql<string>`jsonb_set(${pushBody(push)}::jsonb, '{notification,app_badge}',
    to_jsonb((${count} + 1)::text))::text`;
  return queries
    .insertInto('shortLived.outbox')
    .columns(COLUMNS)
    .expression(
      sql`select stored.id, 'request', ${row(push, body, push.topic, now)} from stored, ${devicesFor('requests')}`,
    )
    .returning('id');
}

/** Tells the devices that mails do not arrive: not again before a day is over. */
export async function queueTroublePush(db: Kysely<Database>, push: PushText, now: Date): Promise<void> {
  const lately = new Date(now.getTime() - MAIL_TROUBLE_TOLD_EVERY_MS);
  await db
    .insertInto('shortLived.outbox')
    .columns(COLUMNS)
    .expression(
      sql`select null::uuid, 'trouble', ${row(push, sql`${pushBody(push)}::text`, push.tag, now)}
        from ${devicesFor('troubles')} and not exists (
          select from short_lived.outbox as told where told.kind = 'trouble' and told.created_at > ${lately}::timestamptz)`,
    )
    .execute();
}
