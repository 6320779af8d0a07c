import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A git repository of the test's own, away from what this machine has configured. */
export async function gitRepository() {
  const folder = await temporary();
  const git = (args: string[], env: Record<string, string> = {}, cwd = folder) =>
    execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, GIT_CONFIG_GLOBAL: join(folder, 'none'), GIT_CONFIG_NOSYSTEM: '1', ...env },
    }).trim();
  git(['init', '--quiet', '--initial-branch=main']);
  return {
    folder,
    write: (file: string, text: string) => writeFile(join(folder, file), text),
    /** Commits everything, at noon of a day ('2026-03-01'). Returns the commit's hash. */
    commit: (day: string) => {
      const at = `${day}T12:00:00Z`;
      git(['add', '--all']);
      git(['-c', 'user.name=test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '--message', day], {
        GIT_AUTHOR_DATE: at,
        GIT_COMMITTER_DATE: at,
      });
      return git(['rev-parse', 'HEAD']);
    },
    /** A clone with so many commits of history. */
    shallowClone: async (depth: number) => {
      const clone = await temporary();
      // Only a file: address has a history that can be cut.
      git(['clone', '--quiet', '--depth', String(depth), `file://${folder}`, clone]);
      return clone;
    },
  };
}

async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'git-repository-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
