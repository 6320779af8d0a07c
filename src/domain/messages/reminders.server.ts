import { type Kysely, sql } from 'kysely';
import { HOUR_MS, REMINDER_TRUE_FOR_MS, REMINDERS_AT_ONCE } from '#config/limits.ts';
import { business } from '#content/business.ts';
import { REPLY_WITHIN_MS } from '#content/reply-promise.ts';
import { isUnanswered, unanswered } from '#domain/requests/case/unanswered.server.ts';
import type { Database } from '#server/db/schema/index.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { devicesFor, PUSH_COLUMNS, pushRow } from './push-messages.server.ts';
import { pushBody } from './push-text.ts';
import { endOfQuiet } from './quiet-hours.ts';
import { dueReminder, nextReminder, REMINDED_UNTIL_MS, REMINDERS, type Reminder } from './reminder-times.server.ts';
import { MAIL_COLUMNS, RECIPIENTS } from './request-messages.server.ts';
import { findMessageSettings } from './settings.server.ts';
import { shownPlace } from './shown-place.ts';
import { reminderTexts as texts } from './texts.ts';

type Db = Kysely<Database>;
type Waiting = Awaited<ReturnType<typeof findWaiting>>[number];

/**
 * Writes the reminders that are due, for mailboxes and devices, unless it is night: what is due then is looked at again
 * in the morning. However many do this at once, each request is called to mind once and once more.
 */
export async function queueReminders(db: Db, now: Date): Promise<void> {
  const due = (await findWaiting(db, now)).flatMap((request) => {
    const reminder = dueReminder(request, now);
    return reminder ? [{ request, reminder }] : [];
  });
  if (due.length === 0 || endOfQuiet(now, await findMessageSettings(db))) return;
  for (const { request, reminder } of due) await queueReminder(db, request, reminder, now);
}

/** When the next reminder is due; undefined where nothing waits that one is still to come of. */
export async function nextReminderAt(db: Db, now: Date): Promise<Date | undefined> {
  const waiting = await findWaiting(db, now);
  if (waiting.length === 0) return undefined;
  const quiet = await findMessageSettings(db);
  const moments = waiting.flatMap((request) => nextReminder(request, now, quiet) ?? []);
  return moments.toSorted((a, b) => a.getTime() - b.getTime())[0];
}

/** Whether a message of the outbox still says what is true: the request that it calls to mind may have been answered. */
export const isStillTrue = (now: Date) =>
  sql<boolean>`(kind not in (${sql.join(REMINDERS)})
    or (outbox.created_at > ${new Date(now.getTime() - REMINDER_TRUE_FOR_MS)}::timestamptz
      and ${isUnanswered(sql`contact_id`)}))`;

/** What waits and is not over yet, the longest waiting first, with the reminders that there were; nothing where none are wished. */
const findWaiting = (db: Db, now: Date) =>
  unanswered(db)
    .select([
      'id',
      'createdAt',
      'place',
      'email',
      'kind',
      sql<Reminder[]>`array(select distinct kind from short_lived.outbox as told
        where told.kind in (${sql.join(REMINDERS)}) and told.contact_id = unanswered.id
      )`.as('told'),
    ])
    .where('createdAt', '>', new Date(now.getTime() - REMINDED_UNTIL_MS))
    .where(
      sql<boolean>`coalesce((select has_reminders from message_settings), true)
        and exists (select from (select ${RECIPIENTS}) as recipients)
        and not exists (select from short_lived.outbox as told where told.kind = 'last-reminder'
          and told.contact_id = unanswered.id)`,
    )
    .orderBy('createdAt')
    .limit(REMINDERS_AT_ONCE)
    .execute();

/** One row for each mailbox and device, of an id of its own: a second one is the same row. */
async function queueReminder(db: Db, request: Waiting, reminder: Reminder, now: Date): Promise<void> {
  const { id, email } = request;
  const { mail, push } = wordsOf(request, now);
  const rowId = (to: string) => sql`md5(concat(${reminder}::text, ${id}::text, ${sql.ref(to)}))::uuid`;
  const about = sql`${id}::uuid, ${reminder}::text`;
  await db
    .with('mailed', (queries) =>
      queries
        .insertInto('shortLived.outbox')
        .columns(['id', ...MAIL_COLUMNS])
        .expression(
          sql`select ${rowId('recipient')}, ${about}, recipient, ${email || null}::text, ${mail.subject}::text, ${mail.body}::text,
              ${mail.html}::text, ${`<${reminder}-${id}@${business.email.domain}>`}::text,
              ${now}::timestamptz, ${now}::timestamptz
            from (select ${RECIPIENTS} as recipient) as recipients`,
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    .insertInto('shortLived.outbox')
    .columns(['id', ...PUSH_COLUMNS])
    .expression(
      sql`select ${rowId('device.id')}, ${about}, ${pushRow(push, sql`${pushBody(push)}::text`, push.topic, now)}
        from ${devicesFor('requests')}`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The words as they are true now. An answer to the mail goes to whoever waits. */
function wordsOf({ id, createdAt, place, kind }: Waiting, now: Date) {
  const number = shortNumber(id);
  const hours = Math.floor((now.getTime() - createdAt.getTime()) / HOUR_MS);
  const from = place === null ? '' : shownPlace(place);
  const path = `/admin/contacts?contact=${id}`;
  const promised = new Date(createdAt.getTime() + REPLY_WITHIN_MS);
  return {
    mail: writeMail(texts.subject(number, hours), [
      { text: texts.waits(from, hours) },
      { text: texts.promised(germanDateTime(promised.toISOString()), now >= promised) },
      { link: texts.card, href: `${business.siteUrl}${path}` },
      { text: kind === 'call' ? texts.call : texts.reply },
    ]),
    push: {
      title: texts.waits(from, hours),
      body: texts.open(number),
      path,
      tag: `${id}-${hours}`,
      // At most 32 characters (RFC 8030 §5.4); the request's own topic would take its message's place.
      topic: `w${id.replaceAll('-', '').slice(0, 24)}${hours}`,
    },
  };
}
