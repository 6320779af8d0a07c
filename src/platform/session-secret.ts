import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createExclusively } from './owner/create-exclusively.ts';

const KEY_BYTES = 32;

/** The key that signs sessions on this machine: made at the first start, kept in the data directory. */
export async function sessionSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-key');
  await createExclusively(path, randomBytes(KEY_BYTES).toString('base64url'));
  return (await readFile(path, 'utf8')).trim();
}
