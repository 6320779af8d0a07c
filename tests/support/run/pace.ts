import { createHash } from 'node:crypto';
import process from 'node:process';

/** What the fixed piece of work takes on two quiet cores, in milliseconds. */
const QUIET_MS = 170;
/** A machine that is slower than that will not end the run in CI's time either. */
const SLOWEST = 12;

/** Hashes in a row: one core's work, which a busy machine shares among all who want it. */
function work() {
  const startedAt = performance.now();
  let digest = Buffer.alloc(32);
  for (let n = 0; n < 150_000; n += 1) digest = createHash('sha256').update(digest).digest();
  return performance.now() - startedAt;
}

/** How many times slower this machine is now than a quiet one. Measured once a run; the environment hands it on. */
process.env.TEST_PACE ??= Math.min(SLOWEST, Math.max(1, (work() + work()) / 2 / QUIET_MS)).toFixed(2);

/** Milliseconds that a test may wait here for what takes at most `ms` on a quiet machine. */
export const patience = (ms: number) => Math.ceil(ms * Number(process.env.TEST_PACE));
