import { execFileSync } from 'node:child_process';

const SHELL = /(?:^|[/-])(?:ba|da|z|k|a)?sh$/;

/**
 * The process that a shell works for, when `parent` is one: npm starts scripts by `sh -c`, and not every shell gives
 * its place to the program. Undefined where there is no shell between, and on Windows.
 */
export function npmBehindShell(parent: number): number | undefined {
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    const [, pid, command = ''] = /^(\d+)\s+(\S+)/.exec(line) ?? [];
    return SHELL.test(command) ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}
