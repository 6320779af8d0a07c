import { TROUBLE_TOLD_EVERY_MS } from '#config/limits.ts';
import { business } from '#content/business.ts';
import type { Db } from '#server/db/schema/index.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import type { Trouble } from '#shared/api/mail-trouble.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { queueMessages } from './outbox.server.ts';
import { queueOwnerMail } from './owner-mail.server.ts';
import { findReaders } from './readers.server.ts';
import { troubleMailTexts as texts, troublePushTexts } from './texts.ts';
import { pushesTo } from './to-readers.server.ts';
import { whyNoMail } from './trouble-texts.ts';

const SETTINGS = '/admin/settings';

/** Tells the devices that mails do not arrive: not again before a day is over. */
export async function queueTroublePush(db: Db, trouble: Trouble, at: Date): Promise<void> {
  if (await wasTold(db, 'push', at)) return;
  const readers = await findReaders(db, 'troubles', at);
  const tag = 'mail-trouble';
  const push = { ...troublePushTexts, body: whyNoMail[trouble], path: SETTINGS, tag, topic: tag };
  await queueMessages(db, pushesTo(readers, push, { kind: 'trouble', about: `mails-${berlinDay(at)}`, at }));
}

/** Tells by mail that a device is not reached: not again before a day is over. */
export async function queueTroubleMail(db: Db, sentence: string, at: Date): Promise<void> {
  if (await wasTold(db, 'mail', at)) return;
  const mail = writeMail(texts.subject, [
    { text: sentence },
    { text: texts.mailsGoOn },
    { link: texts.toSettings, href: `${business.siteUrl}${SETTINGS}` },
  ]);
  await queueOwnerMail(db, mail, { kind: 'trouble', about: `mitteilungen-${berlinDay(at)}`, at });
}

async function wasTold(db: Db, channel: 'mail' | 'push', now: Date): Promise<boolean> {
  const told = await db
    .selectFrom('shortLived.outbox')
    .select('id')
    .where('kind', '=', 'trouble')
    .where('channel', '=', channel)
    .where('createdAt', '>', new Date(now.getTime() - TROUBLE_TOLD_EVERY_MS))
    .limit(1)
    .executeTakeFirst();
  return told !== undefined;
}
