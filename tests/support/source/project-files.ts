import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A file of the project, its path relative to the root with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Lists all files that git tracks or would track, without dist and node_modules. */
export function projectPaths(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  // git still lists a deleted file before its commit.
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)));
}

const files = new Map<string, SourceFile>();

/** Returns the same object each time, because once-per-file.ts caches by it. */
export function readProjectFile(path: string): SourceFile {
  const file = files.get(path) ?? { path, text: readFileSync(join(ROOT, path), 'utf8') };
  files.set(path, file);
  return file;
}

/** Reads the project's files whose path matches. */
export const projectFiles = (pattern: RegExp): SourceFile[] =>
  projectPaths()
    .filter((path) => pattern.test(path))
    .map(readProjectFile);

/** Reads the files of the built site whose path matches: 'dist/admin/login.html'. @throws Error for a part of a build. */
export function builtFiles(pattern: RegExp): SourceFile[] {
  const paths = readdirSync(join(ROOT, 'dist'), { recursive: true, encoding: 'utf8' }).map((path) => `dist/${path}`);
  for (const page of ['index', 'faq', 'danke', 'admin/login', 'admin/contacts'])
    if (!paths.includes(`dist/${page}.html`)) throw new Error(`The build has no page ${page}`);
  return paths.filter((path) => pattern.test(path)).map(readProjectFile);
}
