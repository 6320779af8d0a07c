import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';

/** What was changed, and since when. */
export interface Change {
  /** A branch or commit. */
  since: string;
  /** Why it is that one. */
  reason: string;
  /** Paths that differ from it, those that git does not know yet among them. */
  paths: string[];
}

const BASES = [
  { since: '@{upstream}', reason: 'the branch upstream' },
  { since: 'origin/main', reason: 'origin/main, as this branch has no upstream' },
  { since: 'HEAD', reason: 'the last commit, as this clone knows neither an upstream nor origin/main' },
];

/** What differs from the branch upstream, from origin/main or from the last commit: the first of them that there is. */
export function changeIn(folder: string): Change {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const isThere = ({ since }: { since: string }) => {
    try {
      return git('rev-parse', '--verify', '--quiet', `${since}^{commit}`) !== '';
    } catch {
      return false;
    }
  };
  const base = BASES.find(isThere);
  if (!base) throw new Error('There is no commit to compare with.');
  const lists = [
    git('diff', '--name-only', '-z', `${base.since}...HEAD`),
    git('diff', '--name-only', '-z', 'HEAD'),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return { ...base, paths: [...new Set(lists.join('').split('\0').filter(Boolean))] };
}

/**
 * The tests of the functions that are the changed code's own: a test file that was changed, and what is named after a
 * changed feature, room or door ('contact', 'outbox'). Nearly every door reaches nearly every file of the server.
 */
export function ownTests({ paths }: Pick<Change, 'paths'>, tests: readonly string[]): string[] {
  const rooms = new Set(
    paths.flatMap((path) => {
      const [, inHouse] = /^(?:src\/(?:features|server)|netlify\/functions)\/(.+)$/.exec(path) ?? [];
      return inHouse?.replace(/(\.server)?\.tsx?$/, '').split('/') ?? [];
    }),
  );
  return tests.filter(
    (test) => paths.includes(test) || [...rooms].some((room) => basename(test, '.test.ts').includes(room)),
  );
}
