import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { readRecord } from '#platform/owner/owner-record.ts';
import { aPageView } from '../../support/factories.ts';
import { emptyFolder } from '../support/folders.ts';
import { clientFor } from '../support/pools.ts';
import { ask } from '../support/sites.ts';
import { killWhatRuns, startPlatform, variablesFor } from '../support/started-platform.ts';

const OWNER = { username: 'inhaber', password: 'ein-langes-passwort-zum-testen' };
const VIEWS = 20;

afterAll(killWhatRuns);

test('views that were answered are in the database when it has stopped', async () => {
  const variables = await ownersVariables();
  const first = await startPlatform(variables);
  const letGo = await holdDatabase(variables.DATA_DIR ?? '');
  const send = () => ask(`${first.address}/api/analytics`, posting(first.address, aPageView()));
  const answers = await Promise.all(Array.from({ length: VIEWS }, send));
  expect(answers.map(({ status }) => status)).toEqual(Array(VIEWS).fill(202));
  const ended = first.end('SIGTERM');
  await expect.poll(() => isRefused(first.address), { timeout: 10_000 }).toBe(true);
  await letGo();
  expect(await ended).toBe(0);

  const second = await startPlatform(variables);
  expect(await viewsCountedAt(second.address)).toBe(VIEWS);
  await second.end('SIGKILL');
});

async function ownersVariables(): Promise<Record<string, string>> {
  const folder = await emptyFolder();
  await cp(inject('databaseTemplate'), join(folder, 'data'), { recursive: true });
  const owner = { ADMIN_USERNAME: OWNER.username, ADMIN_PASSWORD: OWNER.password };
  return { ...(await variablesFor(folder)), ...owner };
}

/** Keeps every other client of a running database waiting, until it is let go again. */
async function holdDatabase(dataDir: string): Promise<() => Promise<unknown>> {
  const database = (await readRecord(dataDir))?.record?.database;
  if (!database) throw new Error('The platform does not say where its database is.');
  const client = await clientFor(database);
  await client.query('begin; lock table analytics');
  // A database that did not wait has ended, and held nobody any more: the figures then say what was lost.
  return () => client.query('commit').catch(() => undefined);
}

const isRefused = (address: string) =>
  fetch(address).then(
    () => false,
    () => true,
  );

async function viewsCountedAt(address: string): Promise<number> {
  const { headers } = await ask(`${address}/api/admin/login`, posting(address, OWNER));
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { text } = await ask(`${address}/api/admin/analytics/summary`, { headers: { cookie } });
  return JSON.parse(text).totalPageViews;
}

const posting = (address: string, value: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: address },
  body: JSON.stringify(value),
});
