import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { cutTypeface } from '#assets/fonts/cut-typeface.ts';

const FILE = 'src/assets/fonts/klarheit.woff2';
/** Bytes of the typeface with slashed zeros; plain zeros must not make it larger. */
const BYTES_BEFORE = 19_196;

test('the changed font has its own name and credits its authors', async () => {
  const font = await subsetFont(await readFile(FILE), '0', { targetFormat: 'truetype' });
  const names = Buffer.from(font).swap16().toString('utf16le');
  expect(names).toContain('Klarheit');
  expect(names.match(/Atkinson ?Hyperlegible ?Next/g)).toEqual(['Atkinson Hyperlegible Next']);
  expect(names).toContain('Copyright 2020-2024 The Atkinson Hyperlegible Next Project Authors');
});

test('the committed file equals the script’s output, and is no larger than with slashed zeros', async () => {
  const committed = await readFile(FILE);
  expect(committed.equals(await cutTypeface())).toBe(true);
  expect(committed.length).toBeLessThanOrEqual(BYTES_BEFORE);
});
