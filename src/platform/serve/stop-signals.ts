import { IMPATIENCE_AFTER_MS, PARENT_CHECK_MS } from '#config/limits.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Resolves at Ctrl-C, a signal, or the end of npm, because a killed npm signals nothing. A second Ctrl-C ends the
 * process at once.
 */
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
      setInterval(() => process.ppid !== parent && resolve(), PARENT_CHECK_MS).unref();
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
