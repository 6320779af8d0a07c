import { sql } from 'kysely';
import { HOUR_MS } from '#config/limits.ts';
import { findNews, takeAllNews, takeNews } from '#domain/requests/news.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { germanMoment } from '#shared/format/german-date.ts';
import { ADMIN_INBOX_PATH, inboxLink } from './inbox-links.server.ts';
import { REQUESTS_GATHERED_MS, REQUESTS_TOLD_PER_HOUR } from './limits.ts';
import { lastOf, queueMessages, toldSince } from './outbox.server.ts';
import { receiptMessages } from './receipt.server.ts';
import { requestMessages } from './request-messages.server.ts';
import { inboxTexts, digestTexts as texts } from './texts.ts';
import { findReaders, messagesTo } from './to-readers.server.ts';

/**
 * Writes a message about each new request, at most REQUESTS_TOLD_PER_HOUR an hour, and one an hour about all others,
 * because a flood would bury the owner and get the mailbox throttled.
 */
export async function tellOfRequests(db: Db, now: Date): Promise<void> {
  if ((await findNews(db)).count === 0) return;
  await db.transaction().execute(async (transaction) => {
    // One at a time, because two workers would both use the room that is left.
    await sql`select pg_advisory_xact_lock(hashtext('telling'))`.execute(transaction);
    const hourAgo = new Date(now.getTime() - HOUR_MS);
    const room = Math.max(0, REQUESTS_TOLD_PER_HOUR - (await toldSince(transaction, hourAgo)));
    const readers = await findReaders(transaction, now);
    for (const request of await takeNews(transaction, room)) {
      if (request.deletedAt) continue;
      const receipts = await receiptMessages(transaction, request, readers, now);
      await queueMessages(transaction, [...requestMessages(request, readers, now), ...receipts]);
    }
    const { oldest } = await findNews(transaction);
    const told = await lastOf(transaction, 'digest');
    // Waits for more, because a digest of the first few would delay the others by an hour.
    const isGathered = oldest && oldest.getTime() <= now.getTime() - REQUESTS_GATHERED_MS;
    if (!isGathered || (told && told > hourAgo)) return;
    const title = texts.title(await takeAllNews(transaction, now), germanMoment(oldest, now));
    const occasion = { kind: 'digest', about: `viele-${now.getTime()}`, at: now } as const;
    const messages = messagesTo(readers, occasion, title, () => ({
      mail: writeMail(title, [{ text: texts.why }, { link: inboxTexts.toInbox, href: inboxLink() }]),
      push: { title, body: inboxTexts.open, path: ADMIN_INBOX_PATH, tag: 'flood' },
    }));
    await queueMessages(transaction, messages);
  });
}
