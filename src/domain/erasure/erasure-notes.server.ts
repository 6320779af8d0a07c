import { createHmac, hkdfSync } from 'node:crypto';
import { DAY_MS, RETENTION } from '#config/limits.ts';
import type { BackupKey } from '#domain/backups/archive/seal.server.ts';
import { oldestStored } from '#domain/backups/backup-log.server.ts';
import { emailKey, phonesIn } from '#domain/customers/customer-keys.ts';
import { type BlobStore, storeOf } from '#server/blobs.ts';
import type { Job } from '#server/jobs.ts';

/** Separate from the backups, because an administrator may delete those. */
export const ERASURES = 'erasures';

/** A restored backup must be erased again (`replayErasures`), so a note keeps the ids of what was erased. */
export async function noteErasure(store: BlobStore, ids: readonly string[], now: Date) {
  const at = now.toISOString();
  await store.write(`${at}-${ids[0]?.slice(0, 8)}`, new TextEncoder().encode(JSON.stringify({ at, ids })));
}

interface Stored {
  id: string;
  email: string;
  phone: string | null;
  createdAt: Date;
}

/** Finds the ids of what was erased. @param stored The requests; releases before kept a keyed hash of the person. */
export async function findErased(
  store: BlobStore,
  key: BackupKey,
  stored: () => Promise<readonly Stored[]>,
): Promise<string[]> {
  const ids: string[] = [];
  const persons = new Map<string, number>();
  for (const name of (await store.list('')).sort()) {
    const note = JSON.parse(String(await store.read(name))) as { at: string; ids?: string[]; person?: string } | null;
    ids.push(...(note?.ids ?? []));
    if (note?.person) persons.set(note.person, Date.parse(note.at));
  }
  if (persons.size === 0) return ids;
  for (const { id, email, phone, createdAt } of await stored()) {
    const identities = [`mail:${emailKey(email)}`, ...(await phonesIn(phone ?? '')).map((number) => `tel:${number}`)];
    const times = identities.map((one) => persons.get(hashOf(one, key)) ?? -1);
    if (createdAt.getTime() <= Math.max(...times)) ids.push(id);
  }
  return ids;
}

/** Only local backups may have no key (src/commands/deploy-check.ts). */
const hashOf = (identity: string, key: BackupKey): string =>
  createHmac('sha256', new Uint8Array(hkdfSync('sha256', key ?? '', '', 'erased persons', 32)))
    .update(identity)
    .digest('hex');

/** The length of the time at the start of a note's name, which gives its age without reading it. */
const TIME_CHARS = '2026-11-22T14:03:00.000Z'.length;
const LONGEST_MONTH_DAYS = 31;

/** Keeps notes as long as any backup: RETENTION.backupMonths for a fetched one. */
export const forgetErasureNotes: Job = async (db, now, _signal, context) => {
  const store = storeOf(ERASURES, context);
  const names = await store.list('');
  if (names.length === 0) return;
  const oldest = await oldestStored(db);
  const keptFrom = now.getTime() - RETENTION.backupMonths * LONGEST_MONTH_DAYS * DAY_MS;
  for (const name of names) {
    const at = Date.parse(name.slice(0, TIME_CHARS));
    if (at < Math.min(keptFrom, oldest?.getTime() ?? Number.POSITIVE_INFINITY)) await store.remove(name);
  }
};
