import { DAY_MS, RETENTION } from '#config/limits.ts';
import { oldestStored } from '#domain/backups/backup-log.server.ts';
import type { Job } from '#server/jobs.ts';
import { notesOf } from './erasure-store.server.ts';

/** Its time comes first, so that nobody has to read it to know that its own time is over. */
const TIME_CHARS = '2026-11-22T14:03:00.000Z'.length;
const LONGEST_MONTH_DAYS = 31;

/**
 * Removes notes that no backup calls for any more: none is stored that was made before them, and one that was fetched
 * is older than automatic ones ever get.
 */
export const forgetErasureNotes: Job = async (db, now, _signal, context) => {
  const store = notesOf(context);
  const names = await store.list('');
  if (names.length === 0) return;
  const oldest = await oldestStored(db);
  const keptFrom = now.getTime() - RETENTION.backupMonths * LONGEST_MONTH_DAYS * DAY_MS;
  for (const name of names) {
    const at = Date.parse(name.slice(0, TIME_CHARS));
    if (at < Math.min(keptFrom, oldest?.getTime() ?? Number.POSITIVE_INFINITY)) await store.remove(name);
  }
};
