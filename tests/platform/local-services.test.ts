import { expect, test, vi } from 'vitest';
import { type PlatformEnvironment, platformEnvironment } from '#platform/environment.ts';
import { startLocalServices } from '#platform/local-services.ts';
import { becomeOwner, readRecord } from '#platform/owner-lock.ts';
import { sentenceAbout } from '#platform/problem.ts';
import { dataFolder } from '../support/folders.ts';
import { poolFor } from './support/pools.ts';

const NAMES = ['DATABASE_URL', 'DATABASE_WS_PROXY', 'NETLIFY_BLOBS_CONTEXT', 'SESSION_SECRET'];

async function environmentOf(variables: Record<string, string> = {}) {
  for (const name of NAMES) vi.stubEnv(name, undefined);
  return platformEnvironment({ DATA_DIR: await dataFolder(), ...variables });
}

/** Starts the services in an owned folder; `stop` releases the folder, too. */
async function start(environment: PlatformEnvironment) {
  const ownership = becomeOwner(environment.dataDir, 'a test');
  try {
    const services = await startLocalServices(environment, ownership);
    const stop = () => services.stop().then(ownership.release);
    return { ...services, stop };
  } catch (error) {
    await ownership.release();
    throw error;
  }
}

test('functions find a prepared database, Blobs and a key, which end with the platform', async () => {
  const environment = await environmentOf({ ADMIN_USERNAME: 'chefin' });
  const services = await start(environment);
  expect(services.createdAdmin).toMatchObject({ username: 'chefin', password: expect.stringMatching(/^\S{20,}$/) });
  for (const name of NAMES) expect(process.env[name]).toBeTruthy();

  // Other processes of the owner reach the same database.
  const published = readRecord(environment.dataDir)?.database;
  const pool = poolFor(published ?? { url: '' }, 1);
  expect((await pool.query('select username from admin_users')).rows).toEqual([{ username: 'chefin' }]);

  await services.stop();
  await expect(poolFor(published ?? { url: '' }, 1).query('select 1')).rejects.toThrow();
});

test('a failed start says why, if the database is away', async () => {
  const starting = start(await environmentOf({ DATABASE_URL: 'postgres://a@127.0.0.1:1/db' }));
  expect(await starting.then(() => 'it started', sentenceAbout)).toBe(
    'Die Datenbank antwortet nicht. Bitte prüfen Sie DATABASE_URL und ob der Server läuft.',
  );
});
