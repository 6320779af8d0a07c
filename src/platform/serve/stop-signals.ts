import { spawnSync } from 'node:child_process';
import { PARENT_CHECK_MS } from '#config/limits.ts';

/** A second signal within this time is the same Ctrl-C. */
const IMPATIENCE_AFTER_MS = 700;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves at Ctrl-C, a signal, or the end of npm, which signals nothing when killed. A second Ctrl-C ends at once. */
export function untilToldToStop(): Promise<void> {
  return new Promise((resolve) => {
    let firstAt: number | undefined;
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        // One Ctrl-C may arrive twice: from the terminal and from npm.
        if (firstAt !== undefined && performance.now() - firstAt > IMPATIENCE_AFTER_MS) process.exit(1);
        firstAt ??= performance.now();
        resolve();
      });
    }
    if (process.env.npm_lifecycle_event !== undefined) {
      const parent = process.ppid;
      const npm = npmBehindShell(parent);
      const isOrphan = () => process.ppid !== parent || (npm !== undefined && !isRunning(npm));
      const check = setInterval(() => isOrphan() && resolve(), PARENT_CHECK_MS);
      check.unref();
    }
  });
}

/** Whether a process of this number runs, ours or not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** npm's process, if a shell stands between: npm starts scripts by `sh -c`, and not every shell execs. */
function npmBehindShell(parent: number): number | undefined {
  // Windows has no `ps`, and npm no shell there.
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' });
  const [, pid, command = ''] = /(\d+)\s+(\S+)/.exec(stdout ?? '') ?? [];
  return /(?:^|[/-])(?:ba|da|z|k|a)?sh$/.test(command) ? Number(pid) : undefined;
}
