import type { Db } from '#server/db/schema/index.ts';
import { isMailServerSet } from '#server/environment.ts';
import { linkOrigin } from '#server/link-origin.ts';
import type { MailOutcome } from '#server/mail/smtp.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import type { PushOutcome } from '#server/push/send-push.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { TROUBLE_TOLD_EVERY_MS, TROUBLE_TOLD_FROM_ATTEMPT } from './limits.ts';
import { lastOf, type OutboxMessage, queueMessages } from './outbox.server.ts';
import { queueOwnerMail } from './owner-mail.server.ts';
import { findReaders } from './readers.server.ts';
import { troubleMailTexts as texts, troublePushTexts } from './texts.ts';
import { pushesTo } from './to-readers.server.ts';
import { whyNoMail } from './trouble-texts.ts';

/** The outcome of an attempt; for a push with the device's name. */
export type Outcome = MailOutcome | (PushOutcome & { device: string });

const SETTINGS = '/admin/settings';

/** Reports trouble with mails by push and with pushes by mail, at most once a day each. */
export async function tellOfTrouble(db: Db, message: OutboxMessage, outcome: Outcome): Promise<void> {
  const { channel, kind, attempts } = message;
  const { trouble } = outcome;
  // A failed report is not reported, because the other channel has trouble, too.
  if (!trouble || kind === 'trouble') return;
  const mayPass = trouble === 'away' || trouble === 'busy';
  if (mayPass && attempts < TROUBLE_TOLD_FROM_ATTEMPT) return;
  const at = new Date();
  const day = berlinDay(at);
  if (channel === 'mail') {
    // Ignores visitors' mistyped addresses. Without a mail server nobody expects mails.
    if (trouble === 'unset' || (kind === 'receipt' && trouble !== 'login') || (await wasTold(db, 'push', at))) return;
    const tag = 'mail-trouble';
    const push = { ...troublePushTexts, body: whyNoMail[trouble], path: SETTINGS, tag, topic: tag };
    const readers = await findReaders(db, 'troubles', at);
    await queueMessages(db, pushesTo(readers, push, { kind: 'trouble', about: `mails-${day}`, at }));
  } else if ('device' in outcome && outcome.trouble && isMailServerSet() && !(await wasTold(db, 'mail', at))) {
    const { device, isGone } = outcome;
    const mail = writeMail(texts.subject, [
      { text: isGone ? texts.gone(device) : texts.arrivesNot(device, outcome.trouble) },
      { text: texts.mailsGoOn },
      { link: texts.toSettings, href: `${linkOrigin()}${SETTINGS}` },
    ]);
    await queueOwnerMail(db, mail, { kind: 'trouble', about: `mitteilungen-${day}`, at });
  }
}

async function wasTold(db: Db, channel: 'mail' | 'push', now: Date): Promise<boolean> {
  const at = await lastOf(db, ['trouble'], [channel]);
  return at !== undefined && at.getTime() > now.getTime() - TROUBLE_TOLD_EVERY_MS;
}
