import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { OWNER_RETRY_MS } from '#config/limits.ts';
import { type ControlServer, startControlServer } from './control-server.ts';
import { isAlive } from './is-alive.ts';
import { createRecord, type OwnerRecord, readRecord, recordPath, writeRecord } from './owner-record.ts';
import { replaceRecord } from './replace-record.ts';

/** A data directory that belongs to this process until it releases it. */
export interface Ownership {
  control: ControlServer;
  /** Adds to what other processes may know. */
  publish: (more: Pick<OwnerRecord, 'site' | 'database'>) => Promise<void>;
  release: () => Promise<void>;
}

/** The data directory belongs to another process, and that lives. */
export class HeldByAnother extends Error {
  readonly dataDir: string;
  readonly holder: OwnerRecord;

  constructor(dataDir: string, holder: OwnerRecord) {
    super(`The data directory is in use by process ${holder.pid} (${holder.task}).`);
    this.name = 'HeldByAnother';
    this.dataDir = dataDir;
    this.holder = holder;
  }
}

/**
 * Makes this process the one owner of a data directory: the others ask it, or wait. What a killed process left behind
 * is replaced; that its PostgreSQL may be ended is known by that.
 * @throws HeldByAnother
 */
export async function becomeOwner(dataDir: string, task: string): Promise<Ownership> {
  // Visitors' names and messages will lie here.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const token = randomBytes(24).toString('base64url');
  const control = await startControlServer(token);
  let record: OwnerRecord = { pid: process.pid, task, control: control.address, token };
  try {
    while (!(await createRecord(dataDir, record))) {
      const found = await readRecord(dataDir);
      if (found?.record && (await isAlive(found.record))) throw new HeldByAnother(dataDir, found.record);
      const isStale = found !== undefined && (found.record !== undefined || found.isOld);
      if (isStale && (await replaceRecord(dataDir, found.text, record))) break;
      await wait(OWNER_RETRY_MS);
    }
  } catch (error) {
    await control.close();
    throw error;
  }
  return {
    control,
    publish: async (more) => {
      record = { ...record, ...more };
      await writeRecord(dataDir, record);
    },
    release: async () => {
      const found = await readRecord(dataDir);
      if (found?.record?.token === token) await rm(recordPath(dataDir), { force: true });
      await control.close();
    },
  };
}
