import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { OUTBOX_ANSWER_MAX_CHARS } from '#config/limits.ts';
import { business } from '#content/business.ts';
import { deliverDue, planDelivery } from '#domain/messages/deliver.server.ts';
import { releaseAll } from '#domain/messages/outbox.server.ts';
import { isWeeklyMailSent } from '#domain/messages/owner-mail.server.ts';
import { findRecipients } from '#domain/messages/request-messages.server.ts';
import { findUntold } from '#domain/messages/untold.server.ts';
import { HttpError } from '#http/http-error.ts';
import type { Handlers } from '#http/serve.ts';
import type { Database } from '#server/db/schema/index.ts';
import { readEnvironment } from '#server/environment.ts';
import { sendMail } from '#server/mail/smtp.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import type { Trouble } from '#shared/api/mail-trouble.ts';
import { addressesIn, type NotificationState, type notificationRoutes } from './contract.ts';
import { notificationTexts as texts } from './texts.ts';

type Db = Kysely<Database>;

/** What the owner is told of, where, and whether it arrives. */
export const notificationHandlers: Handlers<typeof notificationRoutes> = {
  async show(_, { db, admin }) {
    const [{ settings, provenAt }, usual, lastSentAt, trouble, untold] = await Promise.all([
      findSettings(db),
      findUsual(db),
      findLastSent(db),
      findTrouble(db),
      findUntold(db, admin.id),
    ]);
    const isMailServerSet = readEnvironment().mailServer !== undefined;
    return { settings, usual, lastSentAt, provenAt, trouble, untold, isMailServerSet };
  },

  async update({ body, deploy, afterAnswer }, { db }) {
    const row = {
      addresses: addressesIn(body.addresses),
      hasWholeRequest: body.content === 'whole',
      hasReceipt: body.receipt === 'on',
      hasReport: body.report === 'on',
      hasSelfTest: body.selfTest === 'on',
      hasReminders: body.reminders === 'on',
    };
    await db
      .insertInto('messageSettings')
      .values(row)
      .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(row))
      .execute();
    afterAnswer(planDelivery(db, { deploy }));
    return { ...body, addresses: row.addresses.join('\n') };
  },

  async confirmArrival({ body }, { db, now }) {
    if (!(await isWeeklyMailSent(db, body.monday))) throw new HttpError(404, texts.weeklyUnknown);
    await db
      .insertInto('messageSettings')
      .values({ addresses: [], hasWholeRequest: true, provenAt: now })
      .onConflict((conflict) => conflict.column('isOnly').doUpdateSet({ provenAt: now }))
      .execute();
    return { ok: true };
  },

  async test({ deploy, afterAnswer }, { db, now }) {
    const { mailServer } = readEnvironment();
    if (!mailServer) return { sentTo: [], failed: { kind: 'unset', answer: '' } };
    const recipients = await findRecipients(db);
    const mail = writeMail(texts.testSubject, [{ text: texts.testBody }]);
    for (const recipient of recipients) {
      const { trouble, answer } = await sendMail(
        mailServer,
        {
          recipient,
          replyTo: null,
          ...mail,
          messageId: `<test-${randomUUID()}@${business.email.domain}>`,
        },
        { writtenAt: now },
      );
      if (trouble) return { sentTo: [], failed: { kind: trouble, answer: answer.slice(0, OUTBOX_ANSWER_MAX_CHARS) } };
    }
    // What waited for a server that takes mails need not wait for its next turn.
    await releaseAll(db, now);
    afterAnswer(deliverDue(db, { deploy }));
    return { sentTo: recipients, failed: null };
  },
};

async function findSettings(db: Db): Promise<Pick<NotificationState, 'settings' | 'provenAt'>> {
  const row = await db.selectFrom('messageSettings').selectAll().executeTakeFirst();
  const onOrOff = (isOn: boolean) => (isOn ? 'on' : 'off');
  return {
    settings: {
      addresses: row?.addresses.join('\n') ?? '',
      content: row && !row.hasWholeRequest ? 'notice' : 'whole',
      receipt: onOrOff(row?.hasReceipt ?? false),
      report: onOrOff(row?.hasReport ?? true),
      selfTest: onOrOff(row?.hasSelfTest ?? true),
      reminders: onOrOff(row?.hasReminders ?? true),
    },
    provenAt: row?.provenAt?.toISOString() ?? null,
  };
}

async function findUsual(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('adminUsers')
    .select('email')
    .where('isActive', '=', true)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}

async function findLastSent(db: Db): Promise<string | null> {
  const { at } = await db
    .selectFrom('shortLived.outbox')
    .select(({ fn }) => fn.max('sentAt').$castTo<Date | null>().as('at'))
    .where('channel', '=', 'mail')
    .where('kind', '=', 'request')
    .executeTakeFirstOrThrow();
  return at?.toISOString() ?? null;
}

/** Since when mails to the owner do not arrive (none to the same address did after them), and what it is now. */
async function findTrouble(db: Db): Promise<NotificationState['trouble']> {
  const row = await db
    .selectFrom('shortLived.outbox as mail')
    .select([
      sql<Date | null>`min(mail.created_at)`.as('since'),
      // One that was refused for itself says less than what keeps the newest from arriving.
      sql<Trouble | null>`(array_agg(mail.trouble order by mail.created_at desc))[1]`.as('kind'),
    ])
    .where('mail.channel', '=', 'mail')
    .where('mail.sentAt', 'is', null)
    .where('mail.trouble', 'is not', null)
    // A visitor's address with a slip in it is no trouble of ours.
    .where('mail.kind', '!=', 'receipt')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('shortLived.outbox as later')
            .select(sql`1`.as('one'))
            .whereRef('later.recipient', '=', 'mail.recipient')
            .whereRef('later.sentAt', '>', 'mail.createdAt'),
        ),
      ),
    )
    .executeTakeFirst();
  return row?.since && row.kind ? { since: row.since.toISOString(), kind: row.kind } : null;
}
