import { findDevice } from '#domain/people/devices.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { isMailServerSet } from '#server/environment.ts';
import { logEvent } from '#server/log.ts';
import { type MailOutcome, openMailer } from '#server/mail/smtp.ts';
import { claimMessage, type OutboxMessage, settleMessage } from './outbox.server.ts';
import { pushTo } from './push-to.server.ts';
import { findMessageSettings, isQuiet } from './settings.server.ts';
import { requestMailTexts } from './texts.ts';
import { requestOccasion } from './to-readers.server.ts';

/** Delivers at least once: a connection may die after the server took a message. Both copies share Message-ID or tag. */
export async function sendDue(db: Db, isOver: () => boolean): Promise<void> {
  const settings = await findMessageSettings(db);
  const mailer = isMailServerSet() ? openMailer() : undefined;
  let refused: MailOutcome | undefined;
  const send = async (message: OutboxMessage): Promise<MailOutcome> => {
    if (message.channel === 'push') return sendToDevice(db, message);
    if (!mailer) return { trouble: 'unset', answer: '' };
    // Logs in once, because repeated failed logins get accounts locked.
    const outcome = refused ?? (await mailer.send(message, postingOf(message)));
    if (outcome.trouble === 'login') refused = outcome;
    return outcome;
  };
  try {
    while (!isOver()) {
      const message = await claimMessage(db, new Date(), isQuiet(new Date(), settings));
      if (!message) break;
      const startedAt = performance.now();
      const outcome = await send(message);
      await settleMessage(db, message, outcome, new Date());
      log(message, outcome, performance.now() - startedAt);
    }
  } finally {
    mailer?.close();
  }
}

const postingOf = ({ kind, createdAt, contactId }: OutboxMessage) => ({
  writtenAt: createdAt,
  isReply: kind === 'receipt',
  ...(kind !== 'receipt' && { sender: requestMailTexts.sender }),
  ...(contactId && { follows: requestOccasion(contactId) }),
});

async function sendToDevice(db: Db, { deviceId, body, messageId }: OutboxMessage): Promise<MailOutcome> {
  const device = await findDevice(db, deviceId);
  // The device was removed while the message waited.
  if (!device) return { trouble: 'refused', answer: '' };
  return pushTo(db, device, { body, topic: messageId }, new Date());
}

function log({ id, kind, channel, attempts }: OutboxMessage, { trouble, answer }: MailOutcome, ms: number) {
  const code = /^\d{3}/.exec(answer)?.[0] ?? '';
  logEvent({ event: channel, id, kind, attempt: attempts, trouble: trouble ?? 'none', code, ms: Math.round(ms) });
}
