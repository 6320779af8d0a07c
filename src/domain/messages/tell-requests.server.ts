import type { Kysely } from 'kysely';
import { FLOOD_FROM, FLOOD_WINDOW_MS, NEWS_AT_ONCE } from '#config/limits.ts';
import { business } from '#content/business.ts';
import { countRequestsSince } from '#domain/requests/arrivals.server.ts';
import { findNews, takeAllNews, takeNews } from '#domain/requests/news.server.ts';
import type { Database } from '#server/db/schema/index.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { germanTime } from '#shared/format/german-date.ts';
import { queueMessages } from './outbox.server.ts';
import { findReaders, type Readers } from './readers.server.ts';
import { receiptMessages } from './receipt.server.ts';
import { requestMessages } from './request-messages.server.ts';
import { digestTexts as texts } from './texts.ts';
import { mailsTo, type NewMessage, pushesTo } from './to-readers.server.ts';

/** So many requests that waited for long are worth a mail each: a delivery failed, and nothing flooded. */
const FEW = 5;

/**
 * Writes the messages about new requests. In a flood one digest per window tells of them, because a message for each
 * would bury the owner and get the mailbox throttled. Returns until when a flood keeps it quiet.
 */
export async function tellOfRequests(db: Kysely<Database>, now: Date): Promise<Date | undefined> {
  const { count, oldest } = await findNews(db);
  if (!oldest) return undefined;
  const windowStart = new Date(now.getTime() - FLOOD_WINDOW_MS);
  const isHeld = oldest <= windowStart && count > FEW;
  const recent = await countRequestsSince(db, windowStart, FLOOD_FROM + 1);
  if (recent > FLOOD_FROM || count > FLOOD_FROM || isHeld) {
    if (oldest > windowStart) return new Date(oldest.getTime() + FLOOD_WINDOW_MS);
    await tellOfAll(db, oldest, now);
  } else {
    await tellSingly(db, now);
  }
  return undefined;
}

const tellSingly = (db: Kysely<Database>, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const requests = (await takeNews(transaction, NEWS_AT_ONCE)).filter(({ deletedAt }) => !deletedAt);
    if (requests.length === 0) return;
    const readers = await findReaders(transaction, 'requests', now);
    for (const request of requests) {
      const receipts = await receiptMessages(transaction, request, readers, now);
      await queueMessages(transaction, [...requestMessages(request, readers), ...receipts]);
    }
  });

const tellOfAll = (db: Kysely<Database>, oldest: Date, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const count = await takeAllNews(transaction, now);
    if (count > 0)
      await queueMessages(transaction, digest(count, oldest, await findReaders(transaction, 'requests', now), now));
  });

function digest(count: number, oldest: Date, { addresses, devices }: Readers, at: Date): NewMessage[] {
  const title = texts.title(count, germanTime(oldest));
  const path = '/admin/contacts';
  const mail = writeMail(title, [{ text: texts.why }, { link: texts.link, href: `${business.siteUrl}${path}` }]);
  const occasion = { kind: 'digest', about: `viele-${oldest.getTime()}`, at } as const;
  return [
    ...mailsTo(addresses, mail, occasion),
    ...pushesTo(devices, { title, body: texts.open, path, tag: 'flood', topic: 'flood', hasCount: true }, occasion),
  ];
}
