/** Builds the newest revision: on this machine (platform/serve/publisher.ts), and around Netlify's build (commands/publication.ts). */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Facts, factsSchema } from '#content/facts-schema.ts';
import { sitePictures } from '#domain/site/pictures.server.ts';
import {
  claimNewest,
  endBuild,
  type findNewest,
  readPublication,
  Unpublishable,
} from '#domain/site/publication.server.ts';
import { buildFailures } from '#domain/site/texts.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { DeployContext } from '#server/deploy-context.ts';
import { projectFolder } from './project.ts';
import { putFacts } from './published-facts.ts';

async function factsOfFiles(): Promise<Facts> {
  const read = async (file: string) =>
    [file, await import(pathToFileURL(join(projectFolder, `src/content/facts/${file}.ts`)).href)] as const;
  return Object.fromEntries(await Promise.all(Object.keys(factsSchema.shape).map(read))) as Facts;
}

/**
 * Builds the newest revision: puts its facts in their place, and stores how `build` ended. After a failure the former
 * facts come back. Without a revision, builds the repository's facts. Rethrows what went wrong.
 */
export async function publishNewest<T>(db: Db, context: DeployContext, build: (id: number) => Promise<T>): Promise<T> {
  const newest = await claimNewest(db, new Date());
  const id = newest?.id ?? 0;
  let put: Awaited<ReturnType<typeof putFacts>> | undefined;
  try {
    put = await putRevision(db, newest, context, process.pid);
    const result = await build(id);
    await put.keep();
    await endBuild(db, id, undefined, new Date());
    return result;
  } catch (error) {
    await put?.undo();
    await endBuild(db, id, sentenceOf(error), new Date());
    throw error;
  }
}

export const sentenceOf = (error: unknown): string =>
  error instanceof Unpublishable ? error.message : buildFailures.failed((error as Error).message);

/** Puts a revision in the place of the facts; before the first, the repository's. @throws Error with what is wrong. */
export async function putRevision(
  db: Db,
  revision: Awaited<ReturnType<typeof findNewest>>,
  context: DeployContext,
  publisher?: number,
) {
  const openStore = () => sitePictures({ deploy: { context } });
  const files = await factsOfFiles();
  const publication = revision && (await readPublication(db, revision, { openStore, files, now: new Date() }));
  return putFacts(publication, undefined, publisher);
}
