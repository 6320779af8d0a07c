import { type Kysely, sql } from 'kysely';
import { LETTERS_AT_ONCE } from '#config/limits.ts';
import { unlockedRequest } from '#domain/requests/store.server.ts';
import type { Database } from '#server/db/schema/index.ts';
import { logError } from '#server/log.ts';
import { queueRequestPush, type RequestPush } from './push-messages.server.ts';
import { type ReceiptMail, receiptParts } from './receipt.server.ts';
import { queueRequestMail, type RequestMail } from './request-messages.server.ts';

/**
 * The messages about a request without their recipients, written out in full as it is stored. Who gets which of them is
 * looked up after the visitor has the answer (fan-out), so that the answer waits for one row, and not for addresses,
 * devices, counters and a mail each.
 */
export interface Letter {
  toOwner: RequestMail;
  toDevices: RequestPush;
  receipt: ReceiptMail;
}

/** Stores the letter along with the request: `stored` names the part of the statement that returns its id. */
export const queueLetter = (letter: Letter, now: Date) => sql<Record<string, unknown>>`(
  insert into short_lived.letters (contact_id, words, created_at)
  select stored.id, ${JSON.stringify(letter)}::text, ${now}::timestamptz from stored)`;

/** Deletes a request's letter: nobody is told of it. */
export const dropLetter = (db: Kysely<Database>, contactId: string) =>
  db.deleteFrom('shortLived.letters').where('contactId', '=', contactId).execute();

/** Puts the letters' messages into the outbox, one for each recipient, and deletes the letters. */
export async function fanOutLetters(db: Kysely<Database>): Promise<void> {
  const letters = await db
    .selectFrom('shortLived.letters')
    .selectAll()
    .orderBy('createdAt')
    .limit(LETTERS_AT_ONCE)
    .execute();
  for (const { contactId, words, createdAt } of letters) {
    try {
      await fanOut(db, contactId, JSON.parse(words), createdAt);
    } catch (error) {
      // One that can't be read, whatever it is, keeps nobody else's messages back.
      logError('letter', error);
    }
  }
}

/** In one statement: whoever takes the letter away writes its messages, and of two at once one finds nothing. */
async function fanOut(db: Kysely<Database>, contactId: string, letter: Letter, writtenAt: Date): Promise<void> {
  const receipt = receiptParts(letter.receipt, writtenAt);
  await db
    .with('opened', (queries) =>
      queries
        .deleteFrom('shortLived.letters')
        // A request that somebody deletes at this moment takes its letter along: neither waits for the other.
        .where('contactId', '=', unlockedRequest(db, contactId))
        .returning('contactId as id'),
    )
    .with('mailed', (queries) => queueRequestMail(queries, letter.toOwner, writtenAt))
    .with('pushed', (queries) => queueRequestPush(queries, letter.toDevices, writtenAt))
    .with('receiptOfAddress', receipt.ofAddress)
    .with('receiptOfAll', receipt.ofAll)
    .with('receiptQueued', receipt.queued)
    .selectFrom('opened')
    .select('id')
    .execute();
}
