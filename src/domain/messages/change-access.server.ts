import { activeAddresses, addressesOf, findAdministrators } from '#domain/people/administrators.server.ts';
import { noteSecurity, type SecurityNote } from '#domain/people/security-log.server.ts';
import { securitySentence } from '#domain/people/security-texts.ts';
import { RESET_PATH } from '#domain/people/token-links.ts';
import * as firm from '#facts/firm.ts';
import type { Db } from '#server/db/schema/index.ts';
import { linkOrigin } from '#server/own-origin.ts';
import { germanDateTime } from '#shared/format/german-date.ts';
import { sendDirectly } from './send-directly.server.ts';
import { accessNoticeTexts as texts } from './texts.ts';

interface Surroundings {
  db: Db;
  now: Date;
  afterAnswer: (work: Promise<unknown>) => void;
}

/**
 * Mails the security log's line, which `note` adds, to all who had access before or have it after, and to whoever is
 * deleted (ASVS 6.3.7). Without `note` nothing is told.
 */
export async function changeAccess<T>(
  { db, now, afterAnswer }: Surroundings,
  change: (transaction: Db, note: (note: SecurityNote) => Promise<void>) => Promise<T>,
): Promise<T> {
  const told: Line[] = [];
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
    return { result, recipients: addressesOf(readers) };
  });
  for (const line of told) afterAnswer(mailTo(recipients, line));
  return result;
}

type Line = Awaited<ReturnType<typeof noteSecurity>>;

export const mailLine = async (db: Db, line: Line) => mailTo(await activeAddresses(db), line);

function mailTo(recipients: readonly string[], line: Line) {
  const what = securitySentence(line);
  const rows = [
    [texts.what, what] as const,
    ...(line.device ? [[texts.device, line.device] as const] : []),
    [texts.when, germanDateTime(line.at.toISOString())] as const,
  ];
  const wayBack = { link: texts.wayBack, href: `${linkOrigin()}/admin${RESET_PATH}` };
  const parts = [{ text: texts.intro(firm.company) }, { rows }, { text: texts.whatToDo }, wayBack];
  return sendDirectly({ recipients, subject: texts.subject(what), parts }, line.at);
}
