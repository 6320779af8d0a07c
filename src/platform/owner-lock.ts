import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What the process that owns a data directory tells the others about itself. For the owner's eyes: it holds keys. */
export interface OwnerRecord {
  pid: number;
  /** What it was started as, for people: 'npm start'. */
  task: string;
  /** Address of the site, once it is served. */
  site?: string;
  /** Where functions can be invoked, once they can. */
  invoke?: { address: string; token: string };
  /** How to reach the database, once it runs. */
  database?: { url: string; wsProxy?: string | undefined };
}

/** A data directory that belongs to this process until it releases it. */
export interface Ownership {
  /** Adds to what other processes may know. */
  publish: (more: Partial<OwnerRecord>) => void;
  release: () => void;
}

/** The data directory belongs to another process, and that lives. */
export class HeldByAnother extends Error {
  readonly dataDir: string;
  readonly holder: OwnerRecord | undefined;

  constructor(dataDir: string) {
    super(`The data directory ${dataDir} is in use by another process.`);
    this.name = 'HeldByAnother';
    this.dataDir = dataDir;
    this.holder = readRecord(dataDir);
  }
}

export const recordPath = (dataDir: string) => join(dataDir, 'owner.json');

/** What the owner has published; undefined where there is none, or while it writes. */
export function readRecord(dataDir: string): OwnerRecord | undefined {
  try {
    return JSON.parse(readFileSync(recordPath(dataDir), 'utf8')) as OwnerRecord;
  } catch {
    return undefined;
  }
}

/** What nothing refers to would be closed. */
const held = new Set<DatabaseSync>();

/**
 * Makes this process the one owner of a data directory: the others ask it, or wait. SQLite's lock on a file is the
 * operating system's: it ends with the process, after `kill -9`, too. That its PostgreSQL may be ended is known by that.
 * @throws HeldByAnother
 */
export function becomeOwner(dataDir: string, task: string): Ownership {
  // Visitors' names and messages will lie here.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, 'owner.lock'));
  try {
    lock.exec('pragma journal_mode = off; begin exclusive');
  } catch (error) {
    lock.close();
    const isLocked = (error as { errcode?: number }).errcode === SQLITE_BUSY;
    throw isLocked ? new HeldByAnother(dataDir) : error;
  }
  held.add(lock);
  let record: OwnerRecord = { pid: process.pid, task };
  const publish: Ownership['publish'] = (more) => {
    record = { ...record, ...more };
    writeFileSync(recordPath(dataDir), JSON.stringify(record), { mode: 0o600 });
  };
  publish({});
  return {
    publish,
    release: () => {
      if (!held.delete(lock)) return;
      rmSync(recordPath(dataDir), { force: true });
      lock.close();
    },
  };
}

const SQLITE_BUSY = 5;
