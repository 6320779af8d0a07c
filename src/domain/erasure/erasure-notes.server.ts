import { createHmac, hkdfSync } from 'node:crypto';
import type { IsMeant } from '#domain/requests/person.server.ts';
import type { BlobStore } from '#server/blobs.ts';
import { type Identity, identitiesOf } from './identities.server.ts';

/**
 * Who was erased, and when: what a backup from before brings back is erased again (`replayErasures`). A keyed hash of
 * the address or number, and no word of the person. The key is that of the backups: without it there is nothing to
 * bring back, and it is kept elsewhere than the notes.
 */
interface ErasureNote {
  at: string;
  person: string;
}

export async function noteErasure(store: BlobStore, key: Buffer | undefined, identity: Identity, now: Date) {
  const note: ErasureNote = { at: now.toISOString(), person: hashOf(identity, key) };
  await store.write(`${note.at}-${note.person.slice(0, 16)}`, new TextEncoder().encode(JSON.stringify(note)));
}

/** Whether somebody was erased after writing to us. Who wrote again since then is not meant. */
export async function wasErased(store: BlobStore, key: Buffer | undefined): Promise<IsMeant> {
  const lastErased = new Map<string, number>();
  for (const name of (await store.list('')).sort()) {
    const bytes = await store.read(name);
    if (!bytes) continue;
    const { at, person } = JSON.parse(bytes.toString()) as ErasureNote;
    lastErased.set(person, Date.parse(at));
  }
  if (lastErased.size === 0) return () => false;
  return (who) =>
    identitiesOf(who).some((identity) => who.createdAt.getTime() <= (lastErased.get(hashOf(identity, key)) ?? -1));
}

/** On this machine backups may have no key; a deploy without one is refused (src/commands/deploy-check.ts). */
const hashOf = (identity: Identity, key: Buffer | undefined): string =>
  createHmac('sha256', new Uint8Array(hkdfSync('sha256', key ?? '', '', 'erased persons', 32)))
    .update(identity)
    .digest('hex');
