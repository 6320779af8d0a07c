import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../source/project-files.ts';

/** A copy of the built site that a test may spoil. */
export interface SiteCopy {
  /** What is published. */
  folder: string;
  /** Replaces the first match in a page or file. @throws when there is none: then the fault would not be planted. */
  edit: (file: string, find: RegExp, replacement: string) => Promise<void>;
  write: (file: string, content: string | Uint8Array) => Promise<void>;
  remove: (file: string) => Promise<void>;
  discard: () => Promise<void>;
}

/** Copies dist and netlify.toml to a temporary folder. */
export async function copySite(): Promise<SiteCopy> {
  const parent = await mkdtemp(join(tmpdir(), 'seo-copy-'));
  const folder = join(parent, 'dist');
  await cp(join(ROOT, 'dist'), folder, { recursive: true });
  await cp(join(ROOT, 'netlify.toml'), join(parent, 'netlify.toml'));
  const at = (file: string) => join(folder, file);
  return {
    folder,
    async edit(file, find, replacement) {
      const text = await readFile(at(file), 'utf8');
      if (!find.test(text)) throw new Error(`${file} has nothing like ${find}`);
      await writeFile(at(file), text.replace(find, replacement));
    },
    write: (file, content) => writeFile(at(file), content),
    remove: (file) => rm(at(file)),
    discard: () => rm(parent, { recursive: true, force: true }),
  };
}
