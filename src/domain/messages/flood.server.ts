import type { Kysely } from 'kysely';
import { FLOOD_FROM, FLOOD_WINDOW_MS } from '#config/limits.ts';
import { business } from '#content/business.ts';
import { countRequestsSince } from '#domain/requests/arrivals.server.ts';
import type { Database } from '#server/db/schema/index.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { germanTime } from '#shared/format/german-date.ts';
import { queueDigestMail } from './owner-mail.server.ts';
import { queueDigestPush } from './push-messages.server.ts';
import { digestTexts as texts } from './texts.ts';

/** So many letters that waited for long are worth a mail each: a delivery failed, and nothing flooded. */
const FEW = 5;

const INBOX = '/admin/contacts';

/**
 * Tells of a flood in one mail and one push per window, because a message for each request would bury the owner and get
 * the mailbox throttled. Whether there is a flood: then the letters wait for the end of their window, or were told of.
 */
export async function tellOfFlood(db: Kysely<Database>, now: Date): Promise<boolean> {
  const windowStart = new Date(now.getTime() - FLOOD_WINDOW_MS);
  const { count, oldest } = await db
    .selectFrom('shortLived.letters')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('createdAt').as('oldest')])
    .executeTakeFirstOrThrow();
  if (Number(count) === 0 || oldest === null) return false;
  const recent = await countRequestsSince(db, windowStart, FLOOD_FROM + 1);
  const isHeld = oldest <= windowStart && Number(count) > FEW;
  if (recent <= FLOOD_FROM && Number(count) <= FLOOD_FROM && !isHeld) return false;
  if (oldest > windowStart) return true;
  await db.transaction().execute(async (transaction) => {
    const told = await transaction
      .deleteFrom('shortLived.letters')
      .where('createdAt', '<=', now)
      .returning('createdAt')
      .execute();
    if (told.length === 0) return;
    const words = texts.title(told.length, germanTime(oldest));
    const href = `${business.siteUrl}${INBOX}`;
    const mail = writeMail(words, [{ text: texts.why }, { link: texts.link, href }]);
    await queueDigestMail(transaction, mail, oldest, now);
    await queueDigestPush(transaction, { title: words, body: texts.open, path: INBOX, tag: 'flood' }, oldest, now);
  });
  return true;
}
