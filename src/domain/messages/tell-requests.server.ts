import { setTimeout as sleep } from 'node:timers/promises';
import { FLOOD_FROM, FLOOD_GATHERED_MS, FLOOD_WINDOW_MS } from '#config/limits.ts';
import { business } from '#content/business.ts';
import { countRequestsSince } from '#domain/requests/arrivals.server.ts';
import { findNews, takeAllNews, takeNews } from '#domain/requests/news.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { isStopping } from '#server/stopping.ts';
import { germanTime } from '#shared/format/german-date.ts';
import { lastDigest, queueMessages } from './outbox.server.ts';
import { findReaders, type Readers } from './readers.server.ts';
import { receiptMessages } from './receipt.server.ts';
import { requestMessages } from './request-messages.server.ts';
import { digestTexts as texts } from './texts.ts';
import { mailsTo, type NewMessage, pushesTo } from './to-readers.server.ts';

const STEP_MS = 100;
/** Up to this many long-waiting requests get a mail each, because a failed delivery, not a flood, delayed them. */
const FEW = 5;

/**
 * Writes the messages about new requests. A flood gets one digest per window, because a message for each request would
 * bury the owner and get the mailbox throttled. Returns when the next digest may be written, if it waits for that.
 */
export async function tellOfRequests(db: Db, now: Date): Promise<Date | undefined> {
  const { count, oldest } = await findNews(db);
  if (!oldest) return undefined;
  const windowStart = new Date(now.getTime() - FLOOD_WINDOW_MS);
  const wasHeld = oldest <= windowStart && count > FEW;
  const isFlood =
    wasHeld || count > FLOOD_FROM || (await countRequestsSince(db, windowStart, FLOOD_FROM + 1)) > FLOOD_FROM;
  if (!isFlood) {
    await tellSingly(db, count, now);
    return undefined;
  }
  const digestAt = await lastDigest(db);
  if (digestAt && digestAt > windowStart) return new Date(digestAt.getTime() + FLOOD_WINDOW_MS);
  // Waits for more, because a digest of the first few would delay the others by a window.
  await gather();
  if (!isStopping()) await tellOfAll(db, oldest, new Date());
  return undefined;
}

async function gather(): Promise<void> {
  for (let waitedMs = 0; waitedMs < FLOOD_GATHERED_MS && !isStopping(); waitedMs += STEP_MS) await sleep(STEP_MS);
}

const tellSingly = (db: Db, count: number, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const requests = (await takeNews(transaction, count)).filter(({ deletedAt }) => !deletedAt);
    if (requests.length === 0) return;
    const readers = await findReaders(transaction, 'requests', now);
    for (const request of requests) {
      const receipts = await receiptMessages(transaction, request, readers, now);
      await queueMessages(transaction, [...requestMessages(request, readers), ...receipts]);
    }
  });

const tellOfAll = (db: Db, oldest: Date, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const count = await takeAllNews(transaction, now);
    if (count > 0)
      await queueMessages(transaction, digest(count, oldest, await findReaders(transaction, 'requests', now), now));
  });

function digest(count: number, oldest: Date, readers: Readers, at: Date): NewMessage[] {
  const title = texts.title(count, germanTime(oldest));
  const path = '/admin/contacts';
  const mail = writeMail(title, [{ text: texts.why }, { link: texts.link, href: `${business.siteUrl}${path}` }]);
  const occasion = { kind: 'digest', about: `viele-${oldest.getTime()}`, at } as const;
  return [
    ...mailsTo(readers.addresses, mail, occasion),
    ...pushesTo(readers, { title, body: texts.open, path, tag: 'flood', topic: 'flood', hasCount: true }, occasion),
  ];
}
