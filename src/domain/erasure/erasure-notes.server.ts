import { createHmac, hkdfSync } from 'node:crypto';
import { DAY_MS, RETENTION } from '#config/limits.ts';
import { oldestStored } from '#domain/backups/backup-log.server.ts';
import { type Identity, identitiesOf } from '#domain/requests/person/identities.ts';
import type { IsMeant } from '#domain/requests/person/person.server.ts';
import { type BlobStore, openBlobStore, storeName } from '#server/blobs.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import type { Job } from '#server/jobs.ts';

/** Separate from the backups, because an administrator may delete those. */
export const ERASURES = 'erasures';
export const notesOf = ({ deploy }: OfDeploy): BlobStore =>
  openBlobStore(storeName(ERASURES, deploy?.context ?? 'dev'));

/** A restored backup must be erased again (`replayErasures`). `person` is a keyed hash; its key is kept elsewhere. */
export async function noteErasure(store: BlobStore, key: Buffer | undefined, identity: Identity, now: Date) {
  const note = { at: now.toISOString(), person: hashOf(identity, key) };
  await store.write(`${note.at}-${note.person.slice(0, 16)}`, new TextEncoder().encode(JSON.stringify(note)));
}

/** Whether a request came before its person's erasure. */
export async function wasErased(store: BlobStore, keys: readonly (Buffer | undefined)[]): Promise<IsMeant> {
  const lastErased = new Map<string, number>();
  for (const name of (await store.list('')).sort()) {
    const bytes = await store.read(name);
    if (!bytes) continue;
    const { at, person } = JSON.parse(bytes.toString()) as { at: string; person: string };
    lastErased.set(person, Date.parse(at));
  }
  if (lastErased.size === 0) return () => false;
  return (who) =>
    identitiesOf(who).some((identity) =>
      keys.some((key) => who.createdAt.getTime() <= (lastErased.get(hashOf(identity, key)) ?? -1)),
    );
}

/** Only local backups may have no key (src/commands/deploy-check.ts). */
const hashOf = (identity: Identity, key: Buffer | undefined): string =>
  createHmac('sha256', new Uint8Array(hkdfSync('sha256', key ?? '', '', 'erased persons', 32)))
    .update(identity)
    .digest('hex');

/** The length of the time at the start of a note's name, which gives its age without reading it. */
const TIME_CHARS = '2026-11-22T14:03:00.000Z'.length;
const LONGEST_MONTH_DAYS = 31;

/** Keeps notes as long as any backup: RETENTION.backupMonths for a fetched one. */
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
