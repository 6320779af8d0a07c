import { existsSync } from 'node:fs';
import { cp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { startDatabase } from '#platform/database/local-database.ts';
import { readRecord } from '#platform/owner-lock.ts';
import { aPageView } from '../../support/factories.ts';
import { runChild } from '../../support/run/child.ts';
import { killWhatRuns, type StartedPlatform, startCommand, startPlatform } from '../../support/started-platform.ts';
import { emptyFolder, makeFolder, variablesFor } from '../support/folders.ts';
import { clientFor, poolFor } from '../support/pools.ts';
import { ask } from '../support/sites.ts';
import { takenPort } from '../support/taken-port.ts';

const passwordIn = (output: string) => /^\s+Passwort\s+(\S+)$/m.exec(output)?.[1];
const posting = (address: string, value: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: address },
  body: JSON.stringify(value),
});
const logIn = (address: string, password = '') =>
  ask(`${address}/api/admin/login`, posting(address, { username: 'admin', password }));
const isRefused = (address: string) =>
  fetch(address).then(
    () => false,
    () => true,
  );
const invoke = (name: string) => ['npm', 'run', '--silent', 'invoke', '--', name];
const ownerFile = ({ DATA_DIR = '' }: Record<string, string>) => join(DATA_DIR, 'owner.json');

/** The first start, killed; the tests go on from copies of what it left. */
let prepared: { folder: string; output: string; address: string };

beforeAll(async () => {
  const folder = await makeFolder();
  await cp(inject('databaseTemplate'), join(folder, 'data'), { recursive: true });
  const platform = await startPlatform(await variablesFor(folder));
  prepared = { folder, output: platform.output(), address: platform.address };
  await platform.end('SIGKILL');
  // Nobody can copy what the server that it leaves behind still writes: the next start ends that one.
  await (await startDatabase(undefined, join(folder, 'data/database'))).stop();
});
afterAll(async () => {
  killWhatRuns();
  await rm(prepared.folder, { recursive: true, force: true });
});

async function preparedVariables() {
  const folder = await emptyFolder();
  await cp(prepared.folder, folder, { recursive: true });
  return variablesFor(folder);
}

/** Keeps every other client of a running database waiting, until it is let go again. */
async function holdDatabase({ DATA_DIR = '' }: Record<string, string>): Promise<() => Promise<unknown>> {
  const database = readRecord(DATA_DIR)?.database;
  if (!database) throw new Error('The platform does not say where its database is.');
  const client = await clientFor(database);
  await client.query('begin; lock table analytics');
  // A database that did not wait has ended, and held nobody any more: the figures then say what was lost.
  return () => client.query('commit').catch(() => undefined);
}

test('the first start names the addresses and a password', () => {
  expect(prepared.output).toContain(`Website       ${prepared.address}`);
  expect(prepared.output).toContain(`Adminbereich  ${prepared.address}/admin`);
  expect(passwordIn(prepared.output)).toMatch(/^\S{20,}$/);
});

describe('the start after kill -9', () => {
  let variables: Record<string, string>;
  let platform: StartedPlatform;
  let folder: string;

  beforeAll(async () => {
    folder = await makeFolder();
    await cp(prepared.folder, folder, { recursive: true });
    variables = await variablesFor(folder);
    platform = await startPlatform(variables);
  });
  afterAll(async () => {
    await platform.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  test('goes on where the first was, and shows no password', async () => {
    expect(passwordIn(platform.output())).toBe(undefined);
    const password = passwordIn(prepared.output);
    expect((await logIn(platform.address, password)).status).toBe(200);
    expect((await logIn(platform.address, `${password}!`)).status).toBe(401);
  });

  test('serves pages, functions and 404 as Netlify does', async () => {
    const page = await ask(`${platform.address}/`);
    expect([page.status, page.text, page.headers.get('x-frame-options')]).toEqual([200, '<h1>Start</h1>', 'DENY']);
    const missing = await ask(`${platform.address}/nothing`);
    expect(missing).toMatchObject({ status: 404, text: '<h1>404 Page Not Found</h1>' });
    const health = await ask(`${platform.address}/api/health`);
    expect(JSON.parse(health.text)).toMatchObject({ status: 'ok', database: 'ok' });
    const unknown = await ask(`${platform.address}/api/unknown`);
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'application/json']);
  });

  test('200 requests at once reach the database without an error', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask(`${platform.address}/api/health`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('a second start on the same data names the owner', async () => {
    const { code, output } = await runChild(startCommand, { env: variables });
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Der Datenordner ${variables.DATA_DIR} wird schon benutzt: von Prozess ${platform.process.pid} ` +
        `(npm run serve, ${platform.address}). Beenden Sie ihn oder wählen Sie mit DATA_DIR einen anderen Ordner.`,
    );
  });

  test('the key that signs sessions is for the owner’s eyes only', async () => {
    expect((await stat(join(variables.DATA_DIR ?? '', 'session-key'))).mode & 0o777).toBe(0o600);
  });

  test('npm run admin:off beside it works on its database', async () => {
    const off = ['npm', 'run', '--silent', 'admin:off', '--', 'niemand'];
    expect(await runChild(off, { env: variables })).toEqual({
      code: 1,
      output: 'There is no administrator with this name: niemand\n',
    });
  });

  // A process of its own could not run one: the data belong to the platform.
  test('npm run invoke runs a function in it, and says which there are when it is asked for another', async () => {
    expect((await runChild(invoke('unknown-api'), { env: variables })).output).toContain('unknown-api: 404');
    const { code, output } = await runChild(invoke('nonsense'), { env: variables });
    expect(code).toBe(1);
    expect(output).toMatch(/Es gibt keine Funktion „nonsense“\. Vorhanden sind: .*contact.*health/);
  });
});

describe('it stops', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'cleanly on %s: views that were answered are in the database, and nothing holds the data',
    async (signal) => {
      const VIEWS = 20;
      const variables = await preparedVariables();
      const platform = await startPlatform(variables);
      expect(existsSync(ownerFile(variables))).toBe(true);
      const letGo = await holdDatabase(variables);
      const send = () => ask(`${platform.address}/api/analytics`, posting(platform.address, aPageView()));
      const answers = await Promise.all(Array.from({ length: VIEWS }, send));
      expect(answers.map(({ status }) => status)).toEqual(Array(VIEWS).fill(202));
      const ended = platform.end(signal);
      await expect.poll(() => isRefused(platform.address), { timeout: 10_000 }).toBe(true);
      await letGo();
      expect(await ended).toBe(0);
      expect(existsSync(ownerFile(variables))).toBe(false);

      const database = await startDatabase(undefined, join(variables.DATA_DIR ?? '', 'database'));
      onTestFinished(database.stop);
      const { rows } = await poolFor(database, 1).query('select count(*)::int as views from analytics');
      expect(rows).toEqual([{ views: VIEWS }]);
    },
  );

  test('when the npm that started it is killed', async () => {
    const variables = await preparedVariables();
    const npm = await startPlatform(variables, ['npm', 'run', '--silent', 'serve']);
    await npm.end('SIGKILL');
    const isThere = () => existsSync(ownerFile(variables));
    await expect.poll(isThere, { timeout: 15_000 }).toBe(false);
    await expect(fetch(npm.address)).rejects.toThrow();
  });
});

describe('one sentence says what stands in the way', () => {
  test.each([
    [
      'the port is taken',
      async () => ({ PORT: await takenPort() }),
      /^Port \d+ ist schon belegt\. Beenden Sie das andere Programm oder .+$/,
    ],
    [
      'the port is none',
      async () => ({ PORT: 'acht' }),
      /^PORT=acht ist kein Port: Bitte geben Sie eine Zahl von 0 bis 65535 an\.$/,
    ],
    [
      'nothing has been built',
      async () => ({ PUBLISH_DIR: join(await emptyFolder(), 'dist') }),
      /^Die Website ist noch nicht gebaut\. Bitte zuerst: npm run build$/,
    ],
  ])('%s', async (_, changes, sentence) => {
    const variables = { ...(await variablesFor(await emptyFolder())), ...(await changes()) };
    const { code, output } = await runChild(startCommand, { env: variables });
    expect([code, output.trim()]).toEqual([1, expect.stringMatching(sentence)]);
  });
});

test('without a platform that runs, npm run invoke runs a function itself, on the same data', async () => {
  const { output } = await runChild(invoke('unknown-api'), { env: await preparedVariables() });
  expect(output).toContain('unknown-api: 404');
});
