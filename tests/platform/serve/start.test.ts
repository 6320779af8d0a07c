import { existsSync } from 'node:fs';
import { cp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { startDatabase } from '#platform/database/local-database.ts';
import { readRecord } from '#platform/owner-lock.ts';
import { aPageView } from '../../support/factories.ts';
import { dataFolder, emptyFolder, makeFolder, variablesFor } from '../../support/folders.ts';
import { runChild } from '../../support/run/child.ts';
import { killWhatRuns, type StartedPlatform, startCommand, startPlatform } from '../../support/started-platform.ts';
import { clientFor, poolFor } from '../support/pools.ts';
import { ask } from '../support/sites.ts';

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

/** The first start, killed, and the second on its data. */
let first: { output: string; address: string };
let folder: string;
let variables: Record<string, string>;
let platform: StartedPlatform;

beforeAll(async () => {
  folder = await makeFolder();
  await cp(inject('databaseTemplate'), join(folder, 'data'), { recursive: true });
  variables = await variablesFor(folder);
  const killed = await startPlatform(variables);
  first = { output: killed.output(), address: killed.address };
  await killed.end('SIGKILL');
  platform = await startPlatform(variables);
});
afterAll(async () => {
  killWhatRuns();
  await rm(folder, { recursive: true, force: true });
});

/** Blocks the database's other clients until the result is called. */
async function holdDatabase({ DATA_DIR = '' }: Record<string, string>): Promise<() => Promise<unknown>> {
  const database = readRecord(DATA_DIR)?.database;
  if (!database) throw new Error('The platform does not say where its database is.');
  const client = await clientFor(database);
  await client.query('begin; lock table analytics');
  // A database that did not wait has ended, and blocks nobody any more. The figures then show the loss.
  return () => client.query('commit').catch(() => undefined);
}

test('the first start names the addresses and a password', () => {
  expect(first.output).toContain(`Website       ${first.address}`);
  expect(first.output).toContain(`Adminbereich  ${first.address}/admin`);
  expect(passwordIn(first.output)).toMatch(/^\S{20,}$/);
});

test('the start after kill -9 continues on the first start’s data, and shows no password', async () => {
  expect(passwordIn(platform.output())).toBe(undefined);
  const password = passwordIn(first.output);
  expect((await logIn(platform.address, password)).status).toBe(200);
  expect((await logIn(platform.address, `${password}!`)).status).toBe(401);
  expect((await stat(join(variables.DATA_DIR ?? '', 'session-key'))).mode & 0o777).toBe(0o600);
});

test('the start after kill -9 serves pages, functions and 404 as Netlify does', async () => {
  const page = await ask(`${platform.address}/`);
  expect([page.status, page.text, page.headers.get('x-frame-options')]).toEqual([200, '<h1>Start</h1>', 'DENY']);
  const missing = await ask(`${platform.address}/nothing`);
  expect(missing).toMatchObject({ status: 404, text: '<h1>404 Page Not Found</h1>' });
  const health = await ask(`${platform.address}/api/health`);
  expect(JSON.parse(health.text)).toMatchObject({ status: 'ok', database: 'ok' });
  const unknown = await ask(`${platform.address}/api/unknown`);
  expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'application/json']);
});

test('the start after kill -9 refuses a second start on the same data, which names the owner', async () => {
  const { code, output } = await runChild(startCommand, { env: variables });
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Der Datenordner ${variables.DATA_DIR} wird schon benutzt: von Prozess ${platform.process.pid} ` +
      `(npm run serve, ${platform.address}). Beenden Sie ihn oder wählen Sie mit DATA_DIR einen anderen Ordner.`,
  );
});

test('the start after kill -9 lets npm run admin:off work on its database', async () => {
  const off = ['npm', 'run', '--silent', 'admin:off', '--', 'niemand'];
  expect(await runChild(off, { env: variables })).toEqual({
    code: 1,
    output: 'There is no administrator with this name: niemand\n',
  });
});

test('the start after kill -9 lets npm run invoke ask it for a function; an unknown name lists the functions', async () => {
  const { code, output } = await runChild(invoke('nonsense'), { env: variables });
  expect(code).toBe(1);
  expect(output).toMatch(/Es gibt keine Funktion „nonsense“\. Vorhanden sind: .*contact.*health/);
  const elsewhere = await runChild(invoke('unknown-api'), { env: { ...variables, DATA_DIR: folder } });
  expect(elsewhere).toMatchObject({ code: 1, output: expect.stringMatching(/^Hier läuft kein Server/) });
});

test.each([
  [
    'on a taken port',
    async () => ({ PORT: new URL(platform.address).port }),
    /^Port \d+ ist schon belegt\. Beenden Sie das andere Programm oder .+$/,
  ],
  [
    'with a file for its data',
    async () => ({ DATA_DIR: import.meta.filename }),
    /^Der Datenordner .+\.ts lässt sich nicht benutzen \(.+\)\. Er muss ein Ordner mit freiem Platz sein, .+$/,
  ],
  [
    'with a wrong setting',
    async () => ({ DATA_DIR: await dataFolder(), SMTP_URL: 'smtp:/localhost' }),
    /^Die Einstellungen stimmen nicht \(Umgebung oder \.env\)\. Environment variables: SMTP_URL is no address like .+$/,
  ],
  [
    'without a build',
    async () => ({ PUBLISH_DIR: join(await emptyFolder(), 'dist') }),
    /^Die Website ist noch nicht gebaut\. Bitte zuerst: npm run build$/,
  ],
])('one sentence explains a failed start %s', async (_, changes, sentence) => {
  const env = { ...(await variablesFor(await emptyFolder())), ...(await changes()) };
  const { code, output } = await runChild(startCommand, { env });
  expect([code, output.trim()]).toEqual([1, expect.stringMatching(sentence)]);
});

test('the platform stops on SIGTERM with all answered views in the database and the data released', async () => {
  const VIEWS = 20;
  expect(existsSync(ownerFile(variables))).toBe(true);
  const letGo = await holdDatabase(variables);
  const send = () => ask(`${platform.address}/api/analytics`, posting(platform.address, aPageView()));
  const answers = await Promise.all(Array.from({ length: VIEWS }, send));
  expect(answers.map(({ status }) => status)).toEqual(Array(VIEWS).fill(202));
  const ended = platform.end('SIGTERM');
  await expect.poll(() => isRefused(platform.address)).toBe(true);
  await letGo();
  expect(await ended).toBe(0);
  expect(existsSync(ownerFile(variables))).toBe(false);

  const database = await startDatabase(undefined, join(variables.DATA_DIR ?? '', 'database'));
  onTestFinished(database.stop);
  const { rows } = await poolFor(database, 1).query('select count(*)::int as views from analytics');
  expect(rows).toEqual([{ views: VIEWS }]);
});
