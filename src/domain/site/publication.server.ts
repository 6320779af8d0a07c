import { type Facts, factsSchema } from '#content/facts-schema.ts';
import { type BlobStore, openBlobStore, storeName } from '#server/blobs.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { DeployContext } from '#server/deploy-context.ts';
import { findNewest } from './revisions.server.ts';
import { readStored } from './stored-facts.ts';

/** Opens the store of the owner's pictures, whose keys are file names: '<SHA-256>.jpg'. */
export const openPictures = (context: DeployContext): BlobStore => openBlobStore(storeName('site-pictures', context));

/** Lists the owner's pictures that facts name. */
export const picturesIn = (facts: unknown): string[] => [
  ...new Set(JSON.stringify(facts)?.match(/(?<=")[0-9a-f]{64}\.jpg(?=")/g) ?? []),
];

/**
 * Reads the newest revision with its pictures; undefined before the first. Facts newer than it come from `files`, the
 * repository's.
 * @throws Error for facts that break today's schema, and for a missing picture.
 */
export async function readPublication(db: Db, openStore: () => BlobStore, files: Facts) {
  const newest = await findNewest(db);
  if (!newest) return undefined;
  const { error, data: facts } = factsSchema.safeParse(readStored(newest.facts, files));
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
  return { id: newest.id, facts, pictures };
}
