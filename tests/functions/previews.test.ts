import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiRoutes } from '#api-routes.ts';
import { functionsFolder } from '#build/project.ts';
import { functionsIn } from '#build/write-bundles.ts';
import { homeProblems } from '#commands/deploy-check.ts';
import { prepareDeploy } from '#commands/prepare-deploy.ts';
import { functionDatabase } from '#http/function-database.ts';
import { asFunction, matchFunction } from '#platform/functions/functions.ts';
import { openDatabase } from '#server/db/database.ts';
import { homeOf } from '#server/db/production-home.ts';
import type { Route } from '#shared/api/define-route.ts';
import { ownServices } from '../support/database/own-services.ts';
import { testDatabase } from '../support/database.ts';
import { aRequest } from '../support/factories.ts';
import { invoke } from '../support/invoke.ts';
import { patience } from '../support/run/pace.ts';
import { projectFiles } from '../support/source/project-files.ts';

// Loads every function again, like a fresh instance.
vi.setConfig({ testTimeout: patience(90_000) });

const { db } = testDatabase();
const { url: productionUrl, wsProxy } = ownServices().database;
const PRODUCTION = new URL(productionUrl).pathname.slice(1);
const now = new Date('2026-11-22T12:00:00Z');
const routes: Route[] = Object.values(apiRoutes).flatMap((feature) => Object.values<Route>(feature));
const WITHOUT =
  'Diese Vorschau hat keine Datenbank: Formular und Adminbereich arbeiten nur auf der veröffentlichten Website.';
const ON_PRODUCTION =
  'Diese Vorschau führt zur Datenbank der veröffentlichten Website und benutzt sie deshalb nicht. Bitte geben Sie ihr eine eigene oder keine.';

/** Returns the variables of a deploy with a database. */
const variables = (url: string) => ({
  DATABASE_URL: url,
  DATABASE_WS_PROXY: wsProxy,
  SESSION_SECRET: 'a key of thirty-two characters or more',
});

const deployProduction = (url = productionUrl) =>
  prepareDeploy(
    'production',
    { ...variables(url), ADMIN_USERNAME: 'inhaberin', ADMIN_PASSWORD: 'Ein langes Testkennwort 42' },
    now,
  );

const otherDatabase = (name: string) => Object.assign(new URL(productionUrl), { pathname: `/${name}` }).href;

/** Creates another database of the same server, empty or a copy like a Neon branch, until the test ends. */
async function ownDatabase(name: string, from: string): Promise<string> {
  const at = openDatabase({ url: otherDatabase('template1'), wsProxy, maxConnections: 1 });
  onTestFinished(async () => {
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(at);
    await at.destroy();
  });
  // PostgreSQL copies a database only without connections.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${from}`.execute(at);
  await sql`create database ${sql.id(name)} template ${sql.id(from)}`.execute(at);
  return otherDatabase(name);
}

async function namesIn(url: string): Promise<string[]> {
  await using there = openDatabase({ url, wsProxy, maxConnections: 1 });
  const rows = await there.selectFrom('contactSubmissions').select('name').execute();
  return rows.map(({ name }) => name);
}

/** Starts a fresh instance of every function with a preview's variables. Returns a call by path. */
async function startPreview(url: string, deployContext = 'deploy-preview') {
  for (const [name, value] of Object.entries(variables(url))) vi.stubEnv(name, value ?? '');
  vi.stubEnv('NETLIFY_DATABASE_URL', '');
  vi.resetModules();
  const functions = await Promise.all(
    (await functionsIn(functionsFolder)).map(async (name) =>
      asFunction(name, await import(/* @vite-ignore */ join(functionsFolder, `${name}.ts`))),
    ),
  );
  return async (method: string, path: string, body?: unknown) => {
    const target = matchFunction(functions, path);
    if (!target) throw new Error(`No function for ${path}`);
    return invoke(target.handler as never, path, { method, deployContext, ...(body !== undefined && { body }) });
  };
}

/** Expects 503 with this sentence from every route of the API. */
async function expectNothingAnswers(call: Awaited<ReturnType<typeof startPreview>>, error: string) {
  for (const { method, path } of routes) {
    const address = path.replace(/:\w+/g, '2f1c0c5e-0000-4000-8000-000000000000');
    const answer = await call(method, address, method === 'POST' ? aRequest() : undefined);
    expect([path, answer.status, await answer.json()]).toEqual([path, 503, { error }]);
  }
}

test('a preview with production’s database fails its build, which names the remedy and changes nothing', async () => {
  await deployProduction();
  const { rows: ran } = await sql<{ timestamp: string }>`
      delete from kysely_migration where name = '0100-draft-by-subject' returning timestamp`.execute(db);
  onTestFinished(async () => {
    await sql`insert into kysely_migration values ('0100-draft-by-subject', ${ran[0]?.timestamp})`.execute(db);
  });
  for (const context of ['deploy-preview', 'branch-deploy', 'preview-server']) {
    await expect(prepareDeploy(context, variables(productionUrl), now)).rejects.toThrow(
      `This preview is refused: DATABASE_URL leads to the database of the public site (${homeOf(productionUrl)})`,
    );
    // `deploy:check` says it, before a fact is read.
    expect(await homeProblems(variables(productionUrl))).toEqual([expect.stringContaining('This preview is refused')]);
  }
  const { rows } = await sql`select 1 from kysely_migration where name = '0100-draft-by-subject'`.execute(db);
  expect(rows).toEqual([]);
});

test('a preview with production’s database answers every call with 503 and the reason, and stores nothing', async () => {
  await deployProduction();
  await expectNothingAnswers(await startPreview(productionUrl), ON_PRODUCTION);
  expect(await namesIn(productionUrl)).toEqual([]);
  expect(await db.selectFrom('analytics').select('page').execute()).toEqual([]);
  // The same functions answer on the public site.
  const onSite = await startPreview(productionUrl, 'production');
  expect((await onSite('POST', '/api/contact', aRequest({ name: 'Erika' }))).status).toBe(201);
});

test('a preview with production’s database is recognised in an unknown deploy', async () => {
  await deployProduction();
  for (const [name, value] of Object.entries(variables(productionUrl))) vi.stubEnv(name, value ?? '');
  await expect(functionDatabase({})).rejects.toThrow(ON_PRODUCTION);
  // Netlify's CLI deploys without a context like this.
  await expect(functionDatabase({ deploy: { context: 'dev', id: '6741' } })).rejects.toThrow(ON_PRODUCTION);
  await expect(functionDatabase({ deploy: { context: 'dev', id: 'local' } })).resolves.toBeDefined();
});

test('a preview with production’s database is recognised by Neon’s branch id at another address', async () => {
  await sql`alter database ${sql.id(PRODUCTION)} set neon.timeline_id = 'b7c1'`.execute(db);
  onTestFinished(async () => {
    await sql`alter database ${sql.id(PRODUCTION)} reset neon.timeline_id`.execute(db);
  });
  await deployProduction();
  const alias = productionUrl.replace('127.0.0.1', 'localhost');
  expect(homeOf(alias)).not.toBe(homeOf(productionUrl));
  await expect(prepareDeploy('deploy-preview', variables(alias), now)).rejects.toThrow('This preview is refused');
});

test('a preview with a database of its own migrates an empty one, where its API works, and claims nothing', async () => {
  await deployProduction();
  const url = await ownDatabase('preview_empty', 'template0');
  expect(await prepareDeploy('deploy-preview', variables(url), now)).toBe("The preview's own database is ready.");
  const call = await startPreview(url);
  expect((await call('GET', '/api/health')).status).toBe(200);
  expect((await call('POST', '/api/contact', aRequest({ name: 'Vorschau' }))).status).toBe(201);
  expect([await namesIn(url), await namesIn(productionUrl)]).toEqual([['Vorschau'], []]);
  // So the public site may move there, and then refuses previews.
  await prepareDeploy('branch-deploy', variables(url), now);
  await deployProduction(url);
  await expect(prepareDeploy('deploy-preview', variables(url), now)).rejects.toThrow('This preview is refused');
});

test('a preview may use a copy of production’s database, because the claim in it names another address', async () => {
  await deployProduction();
  const url = await ownDatabase('preview_copy', PRODUCTION);
  expect(await prepareDeploy('deploy-preview', variables(url), now)).toBe("The preview's own database is ready.");
});

test('a preview without a database is built, and answers every call with 503 and a sentence, and unknown API addresses with 404', async () => {
  expect(await prepareDeploy('deploy-preview', {}, now)).toBe(
    'This preview has no database: its pages are there, and its API answers 503.',
  );
  const call = await startPreview('');
  await expectNothingAnswers(call, WITHOUT);
  expect((await call('GET', '/.netlify/functions/unknown-api')).status).toBe(404);
});

test('the blobs of a preview are opened by one function, under that name', () => {
  const files = projectFiles(/^(src|netlify)\/.*\.ts$/);
  const using = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  expect(using(/\bget(?:Deploy)?Store\(/)).toEqual(['src/server/blobs.ts']);
  expect(using(/openBlobStore\((?!storeName\(|name: string)/)).toEqual([]);
});

test('production needs a database, and the local machine needs no deploy', async () => {
  await expect(prepareDeploy('production', {}, now)).rejects.toThrow('DATABASE_URL');
  expect(await prepareDeploy('dev', {}, now)).toBe('No deploy, no database to prepare.');
});

test('a database has one home, also behind Neon’s pooler', () => {
  const home = homeOf('postgres://u:p@EP-cool-1-pooler.eu-central-1.aws.neon.tech/site?sslmode=require');
  expect(home).toBe('ep-cool-1.eu-central-1.aws.neon.tech:5432/site');
});
