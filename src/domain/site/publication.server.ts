import { type Facts, factsSchema } from '#content/facts-schema.ts';
import { textsIn } from '#content/sample-marks.ts';
import { findAnnouncement } from '#domain/absence/absences.server.ts';
import type { BlobStore } from '#server/blobs.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { StoredFacts } from '#shared/api/site-shapes.ts';
import { labelOfField } from './changes.ts';
import { picturesIn } from './pictures.server.ts';
import { readStored } from './stored-facts.ts';
import { buildFailures } from './texts.ts';

export class Unpublishable extends Error {}

/**
 * Reads a revision as its build takes it, with its pictures. Facts newer than it come from `files`, the repository's.
 * @throws Unpublishable for facts that break today's schema, and for a missing picture.
 */
export async function readPublication(
  db: Db,
  revision: { id: number; createdAt: Date; facts: StoredFacts },
  { openStore, files, now }: { openStore: () => BlobStore; files: Facts; now: Date },
) {
  const { error, data: facts } = factsSchema.safeParse(readStored(revision.facts, files));
  const [issue] = error?.issues ?? [];
  if (error) throw refused(issue?.path.join('.'), issue?.message);
  const names = picturesIn(facts);
  const store = names.length > 0 ? openStore() : undefined;
  const pictures = new Map<string, Uint8Array>();
  for (const name of names) {
    const bytes = await store?.read(name);
    if (!bytes) throw refused(textsIn(facts).find(([, text]) => text === name)?.[0], buildFailures.lostPicture);
    pictures.set(name, bytes);
  }
  const { id, createdAt } = revision;
  return { id, createdAt, facts, absence: await findAnnouncement(db, now), pictures };
}

const refused = (path = '', sentence = '') =>
  new Unpublishable(buildFailures.facts([`${labelOfField(path)}: ${sentence}`]));
