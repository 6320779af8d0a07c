import { findDevice } from '#domain/people/devices.server.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema/index.ts';
import { isMailServerSet } from '#server/environment.ts';
import { linkOrigin } from '#server/link-origin.ts';
import { logError, logEvent } from '#server/log.ts';
import { type Mailer, openMailer } from '#server/mail/smtp.ts';
import { onFirstUse } from '#shared/format/on-first-use.ts';
import { claimMessage, postponeMessage, settleMessage } from './lease.server.ts';
import { applyHold, holdMails } from './mail-hold.server.ts';
import type { OutboxMessage } from './outbox.server.ts';
import { pushTo } from './push-to.server.ts';
import { endOfQuiet } from './quiet-hours.ts';
import { findMessageSettings } from './settings.server.ts';
import { type Outcome, tellOfTrouble } from './tell-of-trouble.server.ts';
import { requestMailTexts } from './texts.ts';
import { requestOccasion } from './to-readers.server.ts';

/** Delivers at least once: a connection may die after the server took a message. Both copies share Message-ID or tag. */
export async function sendDue(db: Db, { now }: Clock, isOver: () => boolean): Promise<void> {
  await applyHold(db, now());
  const mailer = isMailServerSet() ? openMailer() : undefined;
  const settings = onFirstUse(() => findMessageSettings(db));
  try {
    while (!isOver()) {
      const message = await claimMessage(db, now());
      if (!message) break;
      const quietEnd = message.channel === 'push' && endOfQuiet(now(), await settings());
      if (quietEnd) await postponeMessage(db, message, quietEnd);
      else await attempt(db, message, mailer, now);
    }
  } finally {
    mailer?.close();
  }
}

async function attempt(db: Db, message: OutboxMessage, mailer: Mailer | undefined, now: Clock['now']): Promise<void> {
  const { id, kind, channel, attempts } = message;
  const startedAt = performance.now();
  const outcome = await (channel === 'push' ? sendToDevice(db, message, now()) : sendAsMail(message, mailer));
  await settleMessage(db, message, outcome, now());
  const { trouble = 'none', answer } = outcome;
  const code = /^\d{3}/.exec(answer)?.[0] ?? '';
  logEvent({
    event: channel,
    id,
    kind,
    attempt: attempts,
    trouble,
    code,
    ms: Math.round(performance.now() - startedAt),
  });
  // These troubles stop every mail until a setting changes.
  const isOfEveryMail = ['login', 'unset', 'settings', 'certificate', 'no-tls', 'port'].includes(trouble);
  if (channel === 'mail' && isOfEveryMail) await holdMails(db, outcome, now());
  await tellOfTrouble(db, message, outcome).catch((error) => logError('trouble-untold', error));
}

const sendAsMail = async (message: OutboxMessage, mailer: Mailer | undefined): Promise<Outcome> =>
  mailer
    ? mailer.send(message, {
        writtenAt: message.createdAt,
        isReply: message.kind === 'receipt',
        ...(message.kind !== 'receipt' && { sender: requestMailTexts.sender }),
        ...(message.contactId && { follows: requestOccasion(message.contactId) }),
        ...(message.kind === 'weekly' && { unsubscribe: `${linkOrigin()}/admin/settings#notifications` }),
      })
    : { trouble: 'unset', answer: '' };

async function sendToDevice(db: Db, { deviceId, body, messageId }: OutboxMessage, now: Date): Promise<Outcome> {
  const device = await findDevice(db, deviceId);
  // The device was removed while the message waited.
  if (!device) return { trouble: 'refused', answer: '' };
  return { ...(await pushTo(db, device, { body, topic: messageId }, now)), device: device.name };
}
