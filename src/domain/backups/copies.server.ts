import { sql } from 'kysely';
import { COPY_MAIL_MAX_BYTES } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { GOOD } from './backup-log.server.ts';
import { COPY_AGAIN_MS } from './limits.ts';

export async function findNewestKept(db: Db) {
  const row = await db
    .selectFrom('backupLogs')
    .select(['id', 'createdAt', 'copiedTo', 'copyTrouble', 'copyBytes', 'filePath', 'fileSize'])
    .where('status', 'in', GOOD)
    .where('filePath', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.filePath) return undefined;
  const { filePath, fileSize, ...rest } = row;
  return { ...rest, filePath, folder: filePath.slice(filePath.indexOf('/') + 1), size: Number(fileSize) };
}

export async function findCopyAddress(db: Db): Promise<string | null> {
  const row = await db.selectFrom('backupSettings').select('copyAddress').executeTakeFirst();
  return row?.copyAddress ?? null;
}

export const setCopyAddress = (db: Db, copyAddress: string | null) =>
  db
    .insertInto('backupSettings')
    .values({ copyAddress })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ copyAddress }))
    .execute();

export interface DueCopy {
  backup: NonNullable<Awaited<ReturnType<typeof findNewestKept>>>;
  address: string;
}

/** Undefined if the newest backup's copy was mailed to the address of today already. */
export async function findDueCopy(db: Db): Promise<DueCopy | undefined> {
  const address = await findCopyAddress(db);
  const backup = await findNewestKept(db);
  if (!address || !backup || backup.copiedTo === address || backup.size > COPY_MAIL_MAX_BYTES) return undefined;
  return { backup, address };
}

export async function claimCopy(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backupLogs')
    .set({ copyTriedAt: now })
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(copy_tried_at, '-infinity') <= ${new Date(now.getTime() - COPY_AGAIN_MS)}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const noteSaved = (db: Db, id: string, now: Date) =>
  db.updateTable('backupLogs').set({ copiedAt: now }).where('id', '=', id).execute();

/** Counts only a whole copy, not one that was too large with its files. */
export const noteMailed = (db: Db, { backup: { id }, address }: DueCopy, tooLargeBytes: number | null, now: Date) =>
  db
    .updateTable('backupLogs')
    .set({ copiedTo: address, copyTrouble: null, copyBytes: tooLargeBytes, ...(!tooLargeBytes && { copiedAt: now }) })
    .where('id', '=', id)
    .execute();

export const noteCopyTrouble = (db: Db, id: string, copyTrouble: string) =>
  db.updateTable('backupLogs').set({ copyTrouble }).where('id', '=', id).execute();

export async function findCopies(db: Db) {
  const [address, newest, { lastAt }] = await Promise.all([
    findCopyAddress(db),
    findNewestKept(db),
    db
      .selectFrom('backupLogs')
      .select(({ fn }) => fn.max('copiedAt').$castTo<Date | null>().as('lastAt'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    lastAt: lastAt?.toISOString() ?? null,
    trouble: (address && newest?.copyTrouble) || null,
    tooLargeBytes: newest?.copyBytes ?? (newest && newest.size > COPY_MAIL_MAX_BYTES ? newest.size : null),
  };
}
