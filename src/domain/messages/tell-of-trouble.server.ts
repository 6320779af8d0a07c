import { TROUBLE_TOLD_EVERY_MS, TROUBLE_TOLD_FROM_ATTEMPT } from '#config/limits.ts';
import { business } from '#content/business.ts';
import type { Db } from '#server/db/schema/index.ts';
import { readEnvironment } from '#server/environment.ts';
import type { MailOutcome } from '#server/mail/smtp.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import type { PushOutcome } from '#server/push/send-push.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { type OutboxMessage, queueMessages } from './outbox.server.ts';
import { queueOwnerMail } from './owner-mail.server.ts';
import { findReaders } from './readers.server.ts';
import { troubleMailTexts as texts, troublePushTexts } from './texts.ts';
import { pushesTo } from './to-readers.server.ts';
import { whyNoMail } from './trouble-texts.ts';

/** What came of an attempt; of a push also the device's name, as the owner's list has it. */
export type Outcome = MailOutcome & Pick<PushOutcome, 'isGone'> & { device?: string };

const SETTINGS = '/admin/settings';

/** Tells the owner of trouble with a message by the other way, not again before a day is over. */
export async function tellOfTrouble(db: Db, message: OutboxMessage, outcome: Outcome): Promise<void> {
  const { channel, kind, attempts } = message;
  const { trouble, device, isGone } = outcome;
  // That the other way is in trouble is not told by that way.
  if (!trouble || kind === 'trouble') return;
  if (trouble !== 'login' && trouble !== 'refused' && attempts < TROUBLE_TOLD_FROM_ATTEMPT) return;
  const at = new Date();
  const day = berlinDay(at);
  if (channel === 'mail') {
    // A visitor's address with a slip in it is no trouble of ours, and where no mail server is set nobody misses mails.
    if (trouble === 'unset' || (kind === 'receipt' && trouble !== 'login') || (await wasTold(db, 'push', at))) return;
    const tag = 'mail-trouble';
    const push = { ...troublePushTexts, body: whyNoMail[trouble], path: SETTINGS, tag, topic: tag };
    const readers = await findReaders(db, 'troubles', at);
    await queueMessages(db, pushesTo(readers, push, { kind: 'trouble', about: `mails-${day}`, at }));
  } else if (device && readEnvironment().mailServer && !(await wasTold(db, 'mail', at))) {
    const mail = writeMail(texts.subject, [
      { text: isGone ? texts.gone(device) : texts.arrivesNot(device, trouble) },
      { text: texts.mailsGoOn },
      { link: texts.toSettings, href: `${business.siteUrl}${SETTINGS}` },
    ]);
    await queueOwnerMail(db, mail, { kind: 'trouble', about: `mitteilungen-${day}`, at });
  }
}

async function wasTold(db: Db, channel: 'mail' | 'push', now: Date): Promise<boolean> {
  const told = await db
    .selectFrom('shortLived.outbox')
    .select('id')
    .where('kind', '=', 'trouble')
    .where('channel', '=', channel)
    .where('createdAt', '>', new Date(now.getTime() - TROUBLE_TOLD_EVERY_MS))
    .executeTakeFirst();
  return told !== undefined;
}
