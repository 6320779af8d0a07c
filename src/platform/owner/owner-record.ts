import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWNER_TAKEOVER_MS } from '#config/limits.ts';
import { createExclusively } from './create-exclusively.ts';

/** What the process that owns a data directory tells the others about itself. For the owner's eyes: it holds keys. */
export interface OwnerRecord {
  pid: number;
  /** What it was started as, for people: 'npm start'. */
  task: string;
  /** Where it answers who knows the token (control-server.ts), and with that proves that it lives. */
  control: string;
  token: string;
  /** Address of the site, once it is served. */
  site?: string | undefined;
  /** How to reach the database, once it runs. */
  database?: { url: string; wsProxy?: string | undefined } | undefined;
}

/** A record as it lies there; without content while it is being written, or when its writer was killed at that. */
export interface FoundRecord {
  text: string;
  record?: OwnerRecord;
  isOld: boolean;
}

export const recordPath = (dataDir: string) => join(dataDir, 'owner.json');

export async function readRecord(dataDir: string): Promise<FoundRecord | undefined> {
  try {
    const [text, isOld] = await Promise.all([readFile(recordPath(dataDir), 'utf8'), isOlder(recordPath(dataDir))]);
    return { text, isOld, ...parsed(text) };
  } catch {
    return undefined;
  }
}

function parsed(text: string): { record?: OwnerRecord } {
  try {
    return { record: JSON.parse(text) as OwnerRecord };
  } catch {
    return {};
  }
}

/** Whether a file has lain there for longer than anybody needs to write it. */
export async function isOlder(path: string): Promise<boolean> {
  return Date.now() - (await stat(path)).mtimeMs > OWNER_TAKEOVER_MS;
}

/** False when there is a record already. */
export const createRecord = (dataDir: string, record: OwnerRecord) =>
  createExclusively(recordPath(dataDir), JSON.stringify(record));

/** Replaces the record in one step: nobody sees half of it, or none. */
export async function writeRecord(dataDir: string, record: OwnerRecord): Promise<void> {
  const draft = `${recordPath(dataDir)}.${record.pid}`;
  await writeFile(draft, JSON.stringify(record), { mode: 0o600 });
  await rename(draft, recordPath(dataDir));
}
