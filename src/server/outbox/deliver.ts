import type { Kysely } from 'kysely';
import type { Database } from '../db/schema/index.ts';
import type { OfDeploy } from '../deploy-context.ts';
import { isPreview } from '../deploy-context.ts';
import { readEnvironment } from '../environment.ts';
import { logEvent } from '../log.ts';
import { type Posting, sendMail } from '../mail/smtp.ts';
import type { Job } from '../scheduled.ts';
import { claimMessage, holdAll, isAnythingWaiting, type OutboxMessage, settleMessage } from './outbox.ts';
import { markOutbox, unmarkOutbox } from './pending-mark.ts';

interface Delivery extends OfDeploy {
  signal?: AbortSignal;
}

/**
 * Sends what is due, one message after the other, until nothing is, or the signal says that the time is over. Every
 * message is sent at least once and may be sent twice: where the connection dies after the mail server took it, nobody
 * knows that it did. Both copies have the same Message-ID, and mailboxes show one.
 */
export async function deliverDue(db: Kysely<Database>, { deploy, signal }: Delivery): Promise<void> {
  // A preview's database is a copy of production's, and so is its outbox.
  if (isPreview(deploy)) return;
  const { mailServer } = readEnvironment();
  await markOutbox({ deploy });
  while (!signal?.aborted) {
    const message = await claimMessage(db, new Date());
    if (!message) break;
    const startedAt = performance.now();
    const outcome = mailServer
      ? await sendMail(mailServer, message, postingOf(message))
      : ({ trouble: 'unset', answer: '' } as const);
    await settleMessage(db, message, outcome, new Date());
    logEvent({
      event: 'mail',
      id: message.id,
      kind: message.kind,
      attempt: message.attempts,
      trouble: outcome.trouble ?? 'none',
      code: /^\d{3}/.exec(outcome.answer)?.[0] ?? '',
      ms: Math.round(performance.now() - startedAt),
    });
    if (outcome.trouble === 'login' || outcome.trouble === 'unset') {
      await holdAll(db, outcome, new Date());
      break;
    }
  }
  if (!(await isAnythingWaiting(db))) await unmarkOutbox({ deploy });
}

/** What stays the same at every attempt, besides the words. */
const postingOf = ({ kind, createdAt }: OutboxMessage): Posting => ({
  writtenAt: createdAt,
  isReply: kind === 'receipt',
});

/** The same as the job of a scheduled function. */
export const sendOutbox: Job = (db, _now, signal, { deploy }) => deliverDue(db, { deploy, signal });
