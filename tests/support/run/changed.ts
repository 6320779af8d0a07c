import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

const FUNCTIONS = 'tests/functions';

/**
 * Returns the commands for the browserless tests of the changes since the upstream branch, origin/main or the last
 * commit. They are those of `unit` and `platform` that import a change, and the functions' own.
 */
export function changedCommands(vitest: (...options: string[]) => string[]): string[][] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const isThere = (commit: string) => {
    try {
      return git('rev-parse', '--verify', commit) !== '';
    } catch {
      return false;
    }
  };
  const base = ['@{upstream}', 'origin/main'].find(isThere) ?? 'HEAD';
  const since = git('merge-base', base, 'HEAD').trim();
  const lists = git('diff', '--name-only', '-z', since) + git('ls-files', '--others', '--exclude-standard', '-z');
  const paths = lists.split('\0').filter(Boolean);
  console.log(`Compared with ${base}: ${paths.length} files differ.`);
  const own = ownTests(paths, readdirSync(FUNCTIONS));
  return [
    vitest('--changed', since, '--passWithNoTests', '--project', 'unit', '--project', 'platform'),
    ...(own.length > 0 ? [vitest('--project', 'functions', '--project', 'backups', ...own)] : []),
  ];
}

/** Rooms whose tests have the name of their subject. */
const TESTED_AS: Readonly<Record<string, readonly string[]>> = {
  inbox: ['contact', 'inbox'],
  'request-form': ['contact'],
  requests: ['contact', 'cases', 'dates', 'retention'],
  messages: ['outbox', 'receipts', 'reminders'],
  people: ['account', 'administrators', 'session'],
  'sign-in': ['session'],
  accounts: ['account', 'administrators'],
  visits: ['analytics'],
  erasure: ['person-data'],
};

/**
 * Selects the functions' tests that changed, or have the name of a changed room, file or door ('contact', 'outbox').
 * Imports do not help, because nearly every door reaches nearly every file of the server.
 */
export function ownTests(paths: readonly string[], tests: readonly string[]): string[] {
  const rooms = new Set(
    paths.flatMap((path) => {
      const [, inHouse] = /^(?:src|netlify\/functions)\/(.+)$/.exec(path) ?? [];
      const names = inHouse?.replace(/(\.server)?\.\w+$/, '').split('/') ?? [];
      return names.flatMap((name) => TESTED_AS[name] ?? name);
    }),
  );
  return tests
    .filter((test) => [...rooms].some((room) => basename(test, '.test.ts').includes(room)))
    .concat(tests.filter((test) => paths.includes(`${FUNCTIONS}/${test}`)))
    .map((test) => `${FUNCTIONS}/${test}`);
}
