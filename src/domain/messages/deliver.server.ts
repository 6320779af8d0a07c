import { SCHEDULED_WORK_MS } from '#config/limits.ts';
import { findDevice } from '#domain/people/devices.server.ts';
import { findNews } from '#domain/requests/news.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { deliveryDatabase } from '#server/db/shared-database.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import { isPreview } from '#server/deploy-context.ts';
import { isMailServerSet } from '#server/environment.ts';
import type { Job } from '#server/jobs.ts';
import { logError, logEvent } from '#server/log.ts';
import { type Mailer, openMailer } from '#server/mail/smtp.ts';
import { isStopping } from '#server/stopping.ts';
import { clearOutboxDue, setOutboxDue } from './due-time.server.ts';
import { applyHold, holdMails } from './mail-hold.server.ts';
import { claimMessage, nextDue, type OutboxMessage, postponeMessage, settleMessage } from './outbox.server.ts';
import { pushTo } from './push-to.server.ts';
import { endOfQuiet } from './quiet-hours.ts';
import { nextReminderAt, queueReminders } from './reminders.server.ts';
import { findMessageSettings, type MessageSettings } from './settings.server.ts';
import { type Outcome, tellOfTrouble } from './tell-of-trouble.server.ts';
import { tellOfRequests } from './tell-requests.server.ts';
import { requestMailTexts } from './texts.ts';

interface Delivery extends OfDeploy {
  signal?: AbortSignal;
  /** The outbox's own connection by default. */
  db?: Db;
}

let running: Promise<void> | undefined;
let isAskedAgain = false;
/** The time of the next digest in a flood. A new request sends nothing before it. */
let floodUntil = new Date(0);

/**
 * Sends the due messages. One delivery runs per instance, because a burst must not take the visitors' connections.
 * A call during a delivery makes it look once more and settles with it.
 */
export function deliverDue(delivery: Delivery): Promise<void> {
  // Sends nothing from previews, because their database may be a copy of production's, outbox included.
  if (isPreview(delivery.deploy)) return Promise.resolve();
  isAskedAgain = true;
  // Stops within the platform's time limit; the sweeper sends the rest.
  const signal = delivery.signal ?? AbortSignal.timeout(SCHEDULED_WORK_MS);
  running ??= deliverWhileAsked(delivery.db ?? deliveryDatabase(), { ...delivery, signal });
  return running;
}

/** Calls deliverDue after a new request, unless that waits for the next digest of a flood. */
export const tellSoon = (delivery: Delivery): Promise<void> =>
  new Date() < floodUntil ? Promise.resolve() : deliverDue(delivery);

/** Queues due reminders and sends due messages. The job of a scheduled function. */
export const sendOutbox: Job = async (_db, now, signal, { deploy }) => {
  if (isPreview(deploy)) return;
  try {
    await queueReminders(deliveryDatabase(), now);
  } finally {
    // Also after a failure, because other messages wait.
    await deliverDue({ deploy, signal });
  }
};

async function deliverWhileAsked(db: Db, delivery: Delivery): Promise<void> {
  try {
    // Lets the sweeper take over if this instance dies. Comes first, so that calls of the same moment share a round.
    await setOutboxDue(delivery);
    while (isAskedAgain && !isOver(delivery)) {
      isAskedAgain = false;
      await deliverRound(db, delivery);
      if (!isStopping()) await planDelivery(db, delivery);
    }
  } finally {
    // No await since the last look at isAskedAgain, because a call in between would be lost.
    running = undefined;
  }
}

const isOver = ({ signal }: Delivery): boolean => signal?.aborted === true || isStopping();

/**
 * Sends message after message until none is due or the time is over. Delivery is at least once, because a connection
 * may die after the server took a message. Both copies share their Message-ID or tag, so readers see one.
 */
async function deliverRound(db: Db, delivery: Delivery): Promise<void> {
  floodUntil = (await tellOfRequests(db, new Date())) ?? new Date(0);
  // Comes after tellOfRequests, because the hold applies to its messages, too.
  await applyHold(db, new Date());
  const mailer = isMailServerSet() ? openMailer() : undefined;
  let settings: MessageSettings | undefined;
  try {
    while (!isOver(delivery)) {
      const message = await claimMessage(db, new Date());
      if (!message) break;
      if (message.channel === 'push') {
        settings ??= await findMessageSettings(db);
        const quietEnd = endOfQuiet(new Date(), settings);
        if (quietEnd) {
          await postponeMessage(db, message, quietEnd);
          continue;
        }
      }
      const startedAt = performance.now();
      const outcome = message.channel === 'push' ? await sendToDevice(db, message) : await sendAsMail(mailer, message);
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
      // These troubles stop every mail.
      const isOfAll = ['login', 'unset', 'settings'].includes(outcome.trouble ?? '');
      if (message.channel === 'mail' && isOfAll) await holdMails(db, outcome, new Date());
      await tellOfTrouble(db, message, outcome).catch((error) => logError('trouble-untold', error));
    }
  } finally {
    mailer?.close();
  }
}

/**
 * Stores when the next message is due. Called after a request is answered or reopened, because the sweeper should not
 * wake the database for a reminder that is no longer needed.
 */
export async function planDelivery(db: Db, { deploy }: OfDeploy): Promise<void> {
  if (isPreview(deploy)) return;
  const now = new Date();
  const { oldest } = await findNews(db);
  const tellAt = oldest && (oldest < floodUntil ? floodUntil : oldest);
  const moments = [await nextDue(db, now), await nextReminderAt(db, now), tellAt];
  const [dueAt] = moments.filter((at) => at !== undefined).toSorted((a, b) => a.getTime() - b.getTime());
  await (dueAt ? setOutboxDue({ deploy }, dueAt) : clearOutboxDue({ deploy }));
}

const sendAsMail = async (mailer: Mailer | undefined, message: OutboxMessage): Promise<Outcome> =>
  mailer
    ? mailer.send(message, {
        writtenAt: message.createdAt,
        isReply: message.kind === 'receipt',
        ...(message.kind === 'request' && { sender: requestMailTexts.sender }),
      })
    : { trouble: 'unset', answer: '' };

async function sendToDevice(db: Db, { deviceId, body, messageId }: OutboxMessage): Promise<Outcome> {
  const device = await findDevice(db, deviceId);
  // The device was removed while the message waited.
  if (!device) return { trouble: 'refused', answer: '' };
  return { ...(await pushTo(db, device, { body, topic: messageId }, new Date())), device: device.name };
}
