import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { KIB } from '#config/limits.ts';

const MIB = KIB * KIB;
/** After so much the young garbage is collected, and after so much all of it. */
const MINOR_EVERY_BYTES = 1 * MIB;
const MAJOR_EVERY_BYTES = 8 * MIB;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void;
let sinceMinor = 0;
let sinceMajor = 0;

/**
 * Told of every piece of a long stream. V8 lets dead buffers of 64 MB and more pile up before it looks; collected on
 * the way, a stream of any length needs the memory of a short one, and no more time.
 */
export function bytesPassed(bytes: number): void {
  sinceMinor += bytes;
  sinceMajor += bytes;
  if (sinceMinor < MINOR_EVERY_BYTES) return;
  const isMajor = sinceMajor >= MAJOR_EVERY_BYTES;
  collectGarbage({ type: isMajor ? 'major' : 'minor' });
  sinceMinor = 0;
  if (isMajor) sinceMajor = 0;
}
