/** A second signal within this time is the same Ctrl-C. */
const IMPATIENCE_AFTER_MS = 700;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves at Ctrl-C or a signal. A second Ctrl-C ends at once. */
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
