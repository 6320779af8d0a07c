import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_BYTES = 32;

/** The key that signs sessions on this machine: made at the first start, kept in the data directory. */
export async function sessionSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'session-key');
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await writeFile(path, key, { flag: 'wx', mode: 0o600 }).catch(() => undefined);
  return (await readFile(path, 'utf8')).trim();
}
