import type { Kysely } from 'kysely';
import { TROUBLE_TOLD_FROM_ATTEMPT } from '#config/limits.ts';
import { findDevice } from '#domain/people/devices.server.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import { isPreview } from '#server/deploy-context.ts';
import { readEnvironment } from '#server/environment.ts';
import type { Job } from '#server/jobs.ts';
import { logEvent } from '#server/log.ts';
import { type MailOutcome, type Posting, sendMail } from '#server/mail/smtp.ts';
import type { PushOutcome } from '#server/push/send-push.ts';
import { isStopping } from '#server/stopping.ts';
import { clearOutboxDue, setOutboxDue } from './due-time.server.ts';
import { tellOfFlood } from './flood.server.ts';
import { fanOutLetters } from './letters.server.ts';
import { applyHold, holdMails } from './mail-hold.server.ts';
import { whyNoMail } from './mail-trouble-texts.ts';
import { claimMessage, nextDue, type OutboxMessage, postponeMessage, settleMessage } from './outbox.server.ts';
import { pushTo } from './push-to.server.ts';
import { endOfQuiet, type QuietHours } from './quiet-hours.ts';
import { nextReminderAt, queueReminders } from './reminders.server.ts';
import { findMessageSettings } from './settings.server.ts';
import { troubleMailTexts, troublePushTexts } from './texts.ts';
import { queueTroubleMail, queueTroublePush, TROUBLE_PATH } from './trouble-messages.server.ts';

interface Delivery extends OfDeploy {
  signal?: AbortSignal;
}

let running: Promise<void> | undefined;
let isAskedAgain = false;

/**
 * Sends what is due. One delivery runs per instance, because requests in a burst must not take the visitors' connections:
 * a wish while one runs makes it look once more, and waits for the same end.
 */
export function deliverDue(db: Kysely<Database>, delivery: Delivery): Promise<void> {
  // Never from previews, because their database may be a copy of production's, outbox included.
  if (isPreview(delivery.deploy)) return Promise.resolve();
  isAskedAgain = true;
  running ??= deliverWhileAsked(db, delivery);
  return running;
}

async function deliverWhileAsked(db: Kysely<Database>, delivery: Delivery): Promise<void> {
  try {
    // Also before the first round: what is asked for in the same moment is one wish.
    await setOutboxDue(delivery);
    while (isAskedAgain && !isOver(delivery)) {
      isAskedAgain = false;
      await deliverRound(db, delivery);
    }
  } finally {
    running = undefined;
  }
}

const isOver = ({ signal }: Delivery): boolean => signal?.aborted === true || isStopping();

/**
 * Sends message after message until nothing is due, or the time is over. Every message is sent at least once and may be
 * sent twice: where the connection dies after the server took it, nobody knows that it did. Both copies have the same
 * Message-ID or tag, and mailboxes and devices show one.
 */
async function deliverRound(db: Kysely<Database>, delivery: Delivery): Promise<void> {
  const { deploy } = delivery;
  if (!(await tellOfFlood(db, new Date()))) await fanOutLetters(db);
  await queueReminders(db, new Date());
  // Those that were just written are held, too.
  await applyHold(db, new Date());
  let quietHours: Promise<QuietHours> | undefined;
  while (!isOver(delivery)) {
    const message = await claimMessage(db, new Date());
    if (!message) break;
    if (message.channel === 'push') {
      quietHours ??= findMessageSettings(db);
      const quietEnd = endOfQuiet(new Date(), await quietHours);
      if (quietEnd) {
        await postponeMessage(db, message, quietEnd);
        continue;
      }
    }
    const startedAt = performance.now();
    const outcome = await send(db, message);
    await settleMessage(db, message, outcome, new Date());
    logEvent({
      event: message.channel,
      id: message.id,
      kind: message.kind,
      attempt: message.attempts,
      trouble: outcome.trouble ?? 'none',
      code: /^\d{3}/.exec(outcome.answer)?.[0] ?? '',
      ms: Math.round(performance.now() - startedAt),
    });
    if (outcome.trouble) await afterTrouble(db, message, outcome);
  }
  if (!isStopping()) await planDelivery(db, { deploy });
}

/**
 * Notes when there is something to send next. Asked for where somebody was answered, or waits again: the sweeper needs
 * not wake the database for a request that calls for no reminder any more.
 */
export async function planDelivery(db: Kysely<Database>, { deploy }: OfDeploy): Promise<void> {
  if (isPreview(deploy)) return;
  const now = new Date();
  const moments = await Promise.all([nextDue(db, now), nextReminderAt(db, now)]);
  const [dueAt] = moments.filter((at) => at !== undefined).toSorted((a, b) => a.getTime() - b.getTime());
  await (dueAt ? setOutboxDue({ deploy }, dueAt) : clearOutboxDue({ deploy }));
}

/** What came of an attempt; of a push also the device's name, as the owner's list has it. */
type Outcome = MailOutcome & Pick<PushOutcome, 'isGone'> & { device?: string };

/** What stays the same at every attempt, besides the words. */
const postingOf = ({ kind, createdAt }: OutboxMessage): Posting => ({
  writtenAt: createdAt,
  isReply: kind === 'receipt',
});

/** The same as the job of a scheduled function. */
export const sendOutbox: Job = (db, _now, signal, { deploy }) => deliverDue(db, { deploy, signal });

async function send(db: Kysely<Database>, message: OutboxMessage): Promise<Outcome> {
  if (message.channel === 'push') return sendToDevice(db, message);
  const { mailServer } = readEnvironment();
  return mailServer ? sendMail(mailServer, message, postingOf(message)) : { trouble: 'unset', answer: '' };
}

async function sendToDevice(db: Kysely<Database>, { deviceId, body, messageId }: OutboxMessage): Promise<Outcome> {
  const device = await findDevice(db, deviceId);
  // Removed while the message waited.
  if (!device) return { trouble: 'refused', answer: '' };
  return { ...(await pushTo(db, device, { body, topic: messageId }, new Date())), device: device.name };
}

/** What trouble with one message means for the others, and for the owner, who is told of it by the other way. */
async function afterTrouble(db: Kysely<Database>, message: OutboxMessage, outcome: Outcome): Promise<void> {
  const { channel, kind, attempts } = message;
  const { trouble } = outcome;
  const isMail = channel === 'mail';
  if (isMail && (trouble === 'login' || trouble === 'unset')) await holdMails(db, outcome, new Date());
  // That the other way is in trouble is not told by that way.
  if (!trouble || kind === 'trouble') return;
  if (trouble !== 'login' && trouble !== 'refused' && attempts < TROUBLE_TOLD_FROM_ATTEMPT) return;
  if (isMail) {
    // A visitor's address with a slip in it is no trouble of ours, and where no mail server is set nobody misses mails.
    if (trouble === 'unset' || (kind === 'receipt' && trouble !== 'login')) return;
    const push = { ...troublePushTexts, body: whyNoMail[trouble], path: TROUBLE_PATH, tag: 'mail-trouble' };
    await queueTroublePush(db, push, new Date());
  } else if (outcome.device && readEnvironment().mailServer) {
    const { gone, arrivesNot } = troubleMailTexts;
    const sentence = outcome.isGone ? gone(outcome.device) : arrivesNot(outcome.device, trouble);
    await queueTroubleMail(db, sentence, new Date());
  }
}
