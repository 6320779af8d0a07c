import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A file of the project, its path relative to the root with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Paths of all files that git keeps or would keep, so neither dist nor node_modules. */
export function projectPaths(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  // A file that was removed and not yet committed is still listed.
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)));
}

const files = new Map<string, SourceFile>();

/** The same object each time: what was found in it is kept by it, see once-per-file.ts. */
export function readProjectFile(path: string): SourceFile {
  const file = files.get(path) ?? { path, text: readFileSync(join(ROOT, path), 'utf8') };
  files.set(path, file);
  return file;
}

/** The project's files whose path matches, with their text. */
export const projectFiles = (pattern: RegExp): SourceFile[] =>
  projectPaths()
    .filter((path) => pattern.test(path))
    .map(readProjectFile);
