import { expect, test } from 'vitest';
import { KIB } from '#config/limits.ts';
import { bytesPassed } from '#server/passing-bytes.ts';

const MIB = KIB * KIB;
const PIECE_BYTES = 256 * KIB;
const STREAM_BYTES = 512 * MIB;

/** The most that a stream's buffers took at a time, in bytes; its reader keeps hold of the last few pieces. */
function mostTaken({ keepsPieces }: { keepsPieces: number }): number {
  const before = process.memoryUsage().arrayBuffers;
  const kept: Buffer[] = [];
  let most = 0;
  for (let passed = 0; passed < STREAM_BYTES; passed += PIECE_BYTES) {
    kept.push(Buffer.alloc(PIECE_BYTES));
    if (kept.length > keepsPieces) kept.shift();
    bytesPassed(PIECE_BYTES);
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }
  return most;
}

// Untold, V8 lets about 100 MB of either pile up.
test('a stream of half a gigabyte takes the memory of a few of its pieces', () => {
  expect(mostTaken({ keepsPieces: 1 })).toBeLessThan(8 * MIB);
});

test('so does one whose pieces have grown old before they are dropped', () => {
  expect(mostTaken({ keepsPieces: 16 })).toBeLessThan(24 * MIB);
});
