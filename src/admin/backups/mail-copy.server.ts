import { COPY_MAIL_MAX_BYTES } from '#config/limits.ts';
import { readCopy } from '#domain/backups/archive/copy-file.server.ts';
import { ArchiveError } from '#domain/backups/archive/failures.ts';
import { claimCopy, type DueCopy, findDueCopy, noteCopyTrouble, noteMailed } from '#domain/backups/copies.server.ts';
import type { BackupDeps } from '#domain/backups/run/run-backup.server.ts';
import { forgetFile } from '#domain/backups/run/run-store.server.ts';
import { sendDirectly } from '#domain/messages/send-directly.server.ts';
import * as firm from '#facts/firm.ts';
import { logError, logEvent } from '#server/log.ts';
import { linkOrigin } from '#server/own-origin.ts';
import { germanDate } from '#shared/format/german-date.ts';
import { copyMailTexts as texts } from './copy-mail-texts.ts';
import { copyFileName } from './copy-texts.ts';
import { humanSize } from './human-size.ts';

type Surroundings = Pick<BackupDeps, 'db' | 'store' | 'key' | 'clock'>;

/** Mails the newest backup as it is stored, unless it was mailed. Stores a failure; the next night tries again. */
export async function mailDueCopy({ db, store, key, clock }: Surroundings): Promise<void> {
  const due = key && (await findDueCopy(db));
  if (!due || !(await claimCopy(db, due.backup.id, clock()))) return;
  const result = await mailCopy(due, { store, key }, clock());
  const { trouble } = result;
  logEvent({ event: 'backup-copy', trouble: trouble ?? 'none' });
  // A database that was restored elsewhere names the backups of its old store.
  if (trouble === 'missing') await forgetFile(db, due.backup.filePath);
  else if (trouble) await noteCopyTrouble(db, due.backup.id, trouble);
  else await noteMailed(db, due, result.tooLargeBytes ?? null, clock());
}

interface Result {
  trouble?: string | undefined;
  tooLargeBytes?: number | null;
}

async function mailCopy(due: DueCopy, source: Pick<Surroundings, 'store' | 'key'>, now: Date): Promise<Result> {
  const from = { ...source, folder: due.backup.folder };
  try {
    const copy = await readCopy(from, COPY_MAIL_MAX_BYTES);
    const trouble = await send(due, copy, now);
    if (trouble !== 'too-large' && trouble !== 'full') return { trouble, tooLargeBytes: copy.tooLargeBytes };
    const tooLargeBytes = copy.tooLargeBytes ?? copy.copy.length;
    const again = await send(due, { ...(await readCopy(from, 0)), tooLargeBytes }, now);
    // The rows alone would be too large each night.
    return { trouble: again === 'too-large' ? undefined : again, tooLargeBytes };
  } catch (error) {
    if (error instanceof ArchiveError && error.problem === 'missing') return { trouble: 'missing' };
    logError('backup-copy-unreadable', error);
    return { trouble: 'unreadable' };
  }
}

async function send(
  { backup: { createdAt }, address }: DueCopy,
  { copy, tooLargeBytes }: Awaited<ReturnType<typeof readCopy>>,
  now: Date,
) {
  const parts = [
    { text: texts.body(firm.company, germanDate(createdAt)) },
    { text: texts.key },
    ...(tooLargeBytes ? [{ text: texts.withoutFiles(humanSize(tooLargeBytes)) }] : []),
    { text: texts.keep },
    { link: texts.toBackups, href: `${linkOrigin()}/admin/backups` },
  ];
  const attachment = { filename: copyFileName(createdAt), content: copy };
  const mail = { recipients: [address], subject: texts.subject(germanDate(createdAt)), parts, attachment };
  return (await sendDirectly(mail, now))?.trouble;
}
