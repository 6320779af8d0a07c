import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { BackupDeps } from '#domain/backups/run/run-backup.server.ts';
import { openTrial } from '#domain/backups/run/trial-database.server.ts';
import { startBlobs } from '#platform/blobs.ts';
import { closeServer, listen } from '#platform/http/listen.ts';
import { type BlobStore, openBlobStore } from '#server/blobs.ts';
import runDoor from '../../../netlify/functions/backup-run-background.ts';
import { ownServices } from '../database/own-services.ts';
import type { TestDatabase } from '../database.ts';

export interface BackupSite {
  /** The address of the site's functions. */
  origin: string;
  /** The folder of the Blobs server. */
  blobsFolder: string;
  /** The store of a local run's backups. */
  store: BlobStore;
  /** Waits for the background functions that were called. */
  settled: () => Promise<unknown>;
}

/**
 * Starts what a backup needs of the platform: Netlify's own Blobs server on a temporary folder, and the background
 * function at its address. The store is empty at the start of every test.
 */
export function backupSite(): BackupSite {
  const site = {} as BackupSite;
  let stop: () => Promise<void>;
  let running: Promise<unknown>[] = [];

  beforeAll(async () => {
    const blobsFolder = await mkdtemp(join(tmpdir(), 'backup-blobs-'));
    const blobs = await startBlobs(blobsFolder);
    process.env.NETLIFY_BLOBS_CONTEXT = blobs.context;
    const server = createServer((request, response) => {
      const path = request.url ?? '';
      const { authorization = '' } = request.headers;
      const call = new Request(`${site.origin}${path}`, { method: 'POST', headers: { authorization } });
      running.push(runDoor(call, { deploy: { context: 'dev', id: 'local' } }));
      response.writeHead(202).end();
    });
    site.origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
    site.blobsFolder = blobsFolder;
    site.store = openBlobStore('backups-dev');
    site.settled = () => Promise.all(running);
    stop = async () => {
      await closeServer(server);
      await blobs.stop();
      await rm(blobsFolder, { recursive: true, force: true });
    };
  });
  beforeEach(async () => {
    running = [];
    for (const key of await site.store.list('')) await site.store.remove(key);
  });
  afterAll(() => stop());
  return site;
}

/** Returns a run's dependencies as the background function has them. */
export const backupDeps = (
  db: TestDatabase['db'],
  store: BlobStore,
  changes: Partial<BackupDeps> = {},
): BackupDeps => ({
  db,
  database: ownServices().database,
  store,
  key: undefined,
  openTrial,
  openFiles: (name) => openBlobStore(`${name}-dev`),
  clock: () => new Date(),
  ...changes,
});

/** Stores a manual run as the button does, and returns its id. */
export async function aRun(db: TestDatabase['db'], createdAt = new Date()): Promise<string> {
  const { id } = await db
    .insertInto('backupLogs')
    .values({ backupType: 'manual', createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds the row of a run. */
export const rowOf = (db: TestDatabase['db'], id: string) =>
  db.selectFrom('backupLogs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
