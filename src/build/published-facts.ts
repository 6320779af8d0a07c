import { existsSync, renameSync } from 'node:fs';
import { cp, lstat, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Facts, factsSchema } from '#content/facts-schema.ts';
import { projectFolder } from './project.ts';

export interface Publication {
  id: number;
  createdAt: Date;
  facts: Facts;
  /** What visitors learn of absences on the day of the build. */
  absence: string;
  /** The owner's pictures that the facts name, by file name. */
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** The folder behind `#facts` and of the owner's pictures (src/docs/decisions/publishing.md). */
const placeIn = (folder: string) => join(folder, '.cache/site');

/**
 * Puts published facts in their place; without any, the repository's. The former ones stay aside until `keep` or `undo`.
 * If a build died between, they come back first, or at the next command once the process `publisher` is gone.
 */
export async function putFacts(publication: Publication | undefined, folder = projectFolder, publisher?: number) {
  const place = placeIn(folder);
  const [next, before] = [`${place}.next`, `${place}.before`];
  const undo = async () => {
    if (!existsSync(before)) return;
    await rm(place, { recursive: true, force: true });
    await rename(before, place);
  };
  await undo();
  const keep = () => rm(before, { recursive: true, force: true });
  const isLink = await lstat(join(place, 'facts')).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
  if (!publication && isLink) return { undo, keep };
  await rm(next, { recursive: true, force: true });
  await mkdir(join(next, 'pictures'), { recursive: true });
  const facts = join(next, 'facts');
  if (publication) await writePublication(publication, next);
  else
    await symlink('../../src/content/facts', facts, 'junction').catch(() =>
      cp(join(folder, 'src/content/facts'), facts),
    );
  if (publisher) await writeFile(`${place}.publisher`, String(publisher));
  else await rm(`${place}.publisher`, { force: true });
  // At once, because a command that starts between the two would link the repository's facts (link-facts.ts).
  if (existsSync(place)) renameSync(place, before);
  renameSync(next, place);
  return { undo, keep };
}

async function writePublication(
  { id, createdAt, facts, absence, pictures }: Publication,
  folder: string,
): Promise<void> {
  await mkdir(join(folder, 'facts'));
  const write = (name: string, lines: string[]) =>
    writeFile(
      join(folder, `facts/${name}.ts`),
      `/** Written by the publication of revision ${id}. */\n${lines.join('')}`,
    );
  await write('revision', [
    `export const revision = ${id};\n`,
    `export const publishedAt = ${JSON.stringify(createdAt)};\n`,
  ]);
  await write('absence', [`export const absence = ${JSON.stringify(absence)};\n`]);
  for (const [file, { shape }] of Object.entries(factsSchema.shape)) {
    const values = facts[file as keyof Facts] as Record<string, unknown>;
    await write(
      file,
      Object.keys(shape).map((field) => `export const ${field} = ${JSON.stringify(values[field])};\n`),
    );
  }
  for (const [name, bytes] of pictures) await writeFile(join(folder, 'pictures', name), bytes);
}
