import { type Facts, factsSchema } from '#content/facts-schema.ts';
import type { BlobStore } from '#server/blobs.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { StoredFacts } from '#shared/api/site-shapes.ts';
import { findTodaysNote } from './note.server.ts';
import { picturesIn } from './pictures.server.ts';
import { readStored } from './stored-facts.ts';

/**
 * Reads a revision as its build takes it, with its pictures. Facts newer than it come from `files`, the repository's.
 * @throws Error for facts that break today's schema, and for a missing picture.
 */
export async function readPublication(
  db: Db,
  revision: { id: number; facts: StoredFacts },
  { openStore, files, now }: { openStore: () => BlobStore; files: Facts; now: Date },
) {
  const { error, data: facts } = factsSchema.safeParse(readStored(revision.facts, files));
  const [issue] = error?.issues ?? [];
  if (error) throw new Error(`${issue?.path.join('.')}: ${issue?.message}`);
  const names = picturesIn(facts);
  const store = names.length > 0 ? openStore() : undefined;
  const pictures = new Map<string, Uint8Array>();
  for (const name of names) {
    const bytes = await store?.read(name);
    if (!bytes) throw new Error(`The picture ${name} is missing in the store`);
    pictures.set(name, bytes);
  }
  const note = await findTodaysNote(db, now);
  return { id: revision.id, facts, note: note ? { sentence: note.sentence, until: note.until } : null, pictures };
}
