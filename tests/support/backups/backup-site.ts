import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { BackupDeps } from '#domain/backups/run/run-backup.server.ts';
import { openTrial } from '#domain/backups/run/trial-database.server.ts';
import { startBlobs } from '#platform/blobs.ts';
import { closeServer, listen } from '#platform/http/listen.ts';
import { type BlobStore, openBlobStore } from '#server/blobs.ts';
import type { Db } from '#server/db/schema/index.ts';
import runDoor from '../../../netlify/functions/backup-run-background.ts';
import { ownServices } from '../database/own-services.ts';
import { makeFolder } from '../folders.ts';

/**
 * Starts what a backup needs of the platform: Netlify's own Blobs server on a temporary folder, and the background
 * function at its address. The store is empty at the start of every test.
 */
export function backupSite() {
  /** The address of the site's functions, the store of a local run's backups, and the wait for what was called. */
  const site = {} as { origin: string; store: BlobStore; settled: () => Promise<unknown> };
  let stop: () => Promise<void>;
  let running: Promise<unknown>[] = [];

  beforeAll(async () => {
    const blobsFolder = await makeFolder();
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
export const backupDeps = (db: Db, store: BlobStore, changes: Partial<BackupDeps> = {}): BackupDeps => ({
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
export async function aRun(db: Db, createdAt = new Date()): Promise<string> {
  const { id } = await db
    .insertInto('backupLogs')
    .values({ backupType: 'manual', createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds the row of a run. */
export const rowOf = (db: Db, id: string) =>
  db.selectFrom('backupLogs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
