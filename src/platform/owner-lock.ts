import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Problem } from './problem.ts';
import { platformTexts } from './texts.ts';

/** Written by the process that owns a data directory, for other commands. Secret, because it holds keys. */
export interface OwnerRecord {
  pid: number;
  task: string;
  site?: string;
  invoke?: string;
  database?: { url: string; wsProxy?: string | undefined };
}

export interface Ownership {
  publish: (more: Partial<OwnerRecord>) => void;
  release: () => void;
}

export class HeldByAnother extends Problem {
  readonly holder: OwnerRecord | undefined;

  constructor(dataDir: string) {
    const holder = readRecord(dataDir);
    super(platformTexts.heldByAnother(dataDir, holder));
    this.holder = holder;
  }
}

export const recordPath = (dataDir: string) => join(dataDir, 'owner.json');

export function readRecord(dataDir: string): OwnerRecord | undefined {
  try {
    return JSON.parse(readFileSync(recordPath(dataDir), 'utf8')) as OwnerRecord;
  } catch {
    return undefined;
  }
}

/** Keeps the locks referenced, because garbage collection would close them. */
const held = new Set<DatabaseSync>();

/** Locks by the operating system (through SQLite), so that even `kill -9` unlocks. @throws HeldByAnother, Problem */
export function becomeOwner(dataDir: string, task: string): Ownership {
  makeDataDir(dataDir);
  const lock = new DatabaseSync(join(dataDir, 'owner.lock'));
  try {
    lock.exec('pragma journal_mode = off; begin exclusive');
  } catch (error) {
    lock.close();
    const isLocked = (error as { errcode?: number }).errcode === SQLITE_BUSY;
    throw isLocked ? new HeldByAnother(dataDir) : unusable(dataDir, error);
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

/** Makes a data directory, private, because visitors' names and messages lie there. @throws Problem if it can't be used. */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

const unusable = (dataDir: string, error: unknown) =>
  new Problem(platformTexts.unusableDataDir(dataDir, (error as Error).message));
