import { findAdministrators } from '#domain/people/administrators.server.ts';
import { noteSecurity, type SecurityNote } from '#domain/people/security-log.server.ts';
import { securitySentence } from '#domain/people/security-texts.ts';
import { RESET_PATH } from '#domain/people/token-links.ts';
import * as firm from '#facts/firm.ts';
import type { Db } from '#server/db/schema/index.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { sendDirectly } from './send-directly.server.ts';
import { accessNoticeTexts as texts } from './texts.ts';

interface Surroundings {
  db: Db;
  now: Date;
  /** Takes the sending of the mails, which the caller does not wait for. */
  afterAnswer: (work: Promise<unknown>) => void;
}

/**
 * Runs a change that gives or takes access in a transaction, to which `note` adds the line of the security log. Then
 * mails the line to all who had access before or have it after, and to whoever is deleted (ASVS 6.3.7). Without `note`
 * nothing is told.
 */
export async function changeAccess<T>(
  { db, now, afterAnswer }: Surroundings,
  change: (transaction: Db, note: (note: SecurityNote) => Promise<void>) => Promise<T>,
): Promise<T> {
  const told: Awaited<ReturnType<typeof noteSecurity>>[] = [];
  const { result, recipients } = await db.transaction().execute(async (transaction) => {
    const before = await findAdministrators(transaction);
    const result = await change(transaction, async (note) => {
      told.push(await noteSecurity(transaction, note, now));
    });
    const after = told.length > 0 ? await findAdministrators(transaction) : before;
    const isGone = ({ id }: { id: string }) => after.every((one) => one.id !== id);
    const readers = [
      ...before.filter((one) => one.isActive || isGone(one)),
      ...after.filter(({ isActive }) => isActive),
    ];
    return { result, recipients: [...new Set(readers.map(({ email }) => email))].sort() };
  });
  for (const event of told) {
    const what = securitySentence(event);
    const rows = [
      [texts.what, what] as const,
      ...(event.device ? [[texts.device, event.device] as const] : []),
      [texts.when, germanDateTime(now.toISOString())] as const,
    ];
    const wayBack = { link: texts.wayBack, href: `${firm.siteUrl}/admin${RESET_PATH}` };
    const parts = [{ text: texts.intro(firm.company) }, { rows }, { text: texts.whatToDo }, wayBack];
    afterAnswer(sendDirectly({ recipients, subject: texts.subject(what), parts }, now));
  }
  return result;
}
