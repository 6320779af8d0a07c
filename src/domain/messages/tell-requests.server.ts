import { REQUESTS_NAMED } from '#config/limits.ts';
import { countRequestsSince, findNews, takeAllNews, takeNews } from '#domain/requests/news.server.ts';
import { realFirst } from '#domain/requests/real-first.server.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema/index.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { isStopping } from '#server/stopping.ts';
import { germanMoment } from '#shared/format/german-date.ts';
import { ADMIN_INBOX_PATH, cardLink } from './inbox-links.server.ts';
import { FLOOD_FROM, FLOOD_GATHERED_MS, FLOOD_WINDOW_MS } from './limits.ts';
import { lastOf, queueMessages } from './outbox.server.ts';
import { findReaders } from './readers.server.ts';
import { receiptMessages } from './receipt.server.ts';
import { restOf, whoOf } from './reminder-messages.server.ts';
import { requestMessages } from './request-messages.server.ts';
import { digestTexts as texts } from './texts.ts';
import { messagesTo } from './to-readers.server.ts';

const STEP_MS = 100;
/** Up to this many long-waiting requests get a mail each, because a failed delivery, not a flood, delayed them. */
const FEW = 5;

/**
 * A flood gets one digest per window, because a message for each request would bury the owner and get the mailbox
 * throttled. Returns when the next digest may be written, if it waits for that.
 */
export async function tellOfRequests(db: Db, clock: Clock): Promise<Date | undefined> {
  const now = clock.now();
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
  const digestAt = await lastOf(db, ['digest']);
  if (digestAt && digestAt > windowStart) return new Date(digestAt.getTime() + FLOOD_WINDOW_MS);
  // Waits for more, because a digest of the first few would delay the others by a window.
  await gather(clock);
  if (!isStopping()) await tellOfAll(db, wasHeld, clock.now());
  return undefined;
}

async function gather({ wait }: Clock): Promise<void> {
  for (let waitedMs = 0; waitedMs < FLOOD_GATHERED_MS && !isStopping(); waitedMs += STEP_MS) await wait(STEP_MS);
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

const tellOfAll = (db: Db, wasHeld: boolean, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const requests = await takeAllNews(transaction, now);
    const [oldest] = requests;
    if (!oldest) return;
    const toldAt = await lastOf(transaction, ['request', 'digest']);
    const areMore = toldAt !== undefined && toldAt.getTime() > oldest.createdAt.getTime() - FLOOD_WINDOW_MS;
    const title = texts.title(requests.length, areMore, germanMoment(oldest.createdAt, now));
    const why = wasHeld && !areMore ? texts.held(requests.length) : texts.why;
    const readers = await findReaders(transaction, 'requests', now);
    const named = (await realFirst(transaction, requests)).slice(0, REQUESTS_NAMED);
    const links = named.map((request) => ({ link: whoOf(request, readers), href: cardLink(request.id) }));
    const occasion = { kind: 'digest', about: `viele-${now.getTime()}`, at: now } as const;
    const messages = messagesTo(readers, occasion, title, () => ({
      mail: writeMail(title, [{ text: why }, ...links, ...restOf(requests.length, ADMIN_INBOX_PATH)]),
      push: { title, body: texts.open, path: ADMIN_INBOX_PATH, tag: 'flood', topic: 'flood', hasCount: true },
    }));
    await queueMessages(transaction, messages);
  });
