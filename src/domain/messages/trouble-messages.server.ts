import { type Kysely, sql } from 'kysely';
import { TROUBLE_TOLD_EVERY_MS } from '#config/limits.ts';
import { business } from '#content/business.ts';
import type { Database } from '#server/db/schema/index.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { devicesFor, PUSH_COLUMNS, pushRow } from './push-messages.server.ts';
import { type PushText, pushBody } from './push-text.ts';
import { MAIL_COLUMNS, RECIPIENTS } from './request-messages.server.ts';
import { troubleMailTexts as texts } from './texts.ts';

type Db = Kysely<Database>;

/** Where the other way to the owner can be read about. */
export const TROUBLE_PATH = '/admin/settings';

/** Tells the devices that mails do not arrive: not again before a day is over. */
export async function queueTroublePush(db: Db, push: PushText, now: Date): Promise<void> {
  await db
    .insertInto('shortLived.outbox')
    .columns(PUSH_COLUMNS)
    .expression(
      sql`select null::uuid, 'trouble', ${pushRow(push, sql`${pushBody(push)}::text`, push.tag, now)}
        from ${devicesFor('troubles')} and not ${wasTold('push', now)}`,
    )
    .execute();
}

/** Tells by mail that a device is not reached: not again before a day is over. */
export async function queueTroubleMail(db: Db, sentence: string, now: Date): Promise<void> {
  const { subject, body, html } = writeMail(texts.subject, [
    { text: sentence },
    { text: texts.mailsGoOn },
    { link: texts.toSettings, href: `${business.siteUrl}${TROUBLE_PATH}` },
  ]);
  const messageId = `<mitteilungen-${now.getTime()}@${business.email.domain}>`;
  await db
    .insertInto('shortLived.outbox')
    .columns(MAIL_COLUMNS)
    .expression(
      sql`select null::uuid, 'trouble', recipient, null::text, ${subject}::text, ${body}::text, ${html}::text,
        ${messageId}::text, ${now}::timestamptz, ${now}::timestamptz
        from (select ${RECIPIENTS} as recipient) as recipients where not ${wasTold('mail', now)}`,
    )
    .execute();
}

const wasTold = (channel: 'mail' | 'push', now: Date) => sql`exists (
  select from short_lived.outbox as told where told.kind = 'trouble' and told.channel = ${channel}
    and told.created_at > ${new Date(now.getTime() - TROUBLE_TOLD_EVERY_MS)}::timestamptz)`;
