import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { functionsFolder } from '#build/project.ts';
import { bundleOf, functionsIn, writeBundles } from '#build/write-bundles.ts';
import { platformEnvironment } from '#platform/environment.ts';
import { startLocalServices } from '#platform/local-services.ts';
import { becomeOwner } from '#platform/owner-lock.ts';
import { aRequest } from '../support/factories.ts';
import { percentile } from './load.ts';

const PROCESSES = 11;
const EMPTY = 'empty';

/** How a cold function wakes: medians in milliseconds, each of fresh processes. */
export interface Waking {
  name: string;
  /** The size of the files that its import reads, and of those that it loads late. */
  kB: number;
  lateKB: number;
  importMs: number;
}

/** A first answer, its import included. */
export interface FirstAnswer {
  what: string;
  ms: number;
}

const JSON_HEADERS = { 'content-type': 'application/json' };
const PASSWORD = 'Ein langes Testkennwort 42';

/** Measures every function's import beside an empty one's, and some first answers over a local database. */
export async function measureWaking(): Promise<{ wakings: Waking[]; answers: FirstAnswer[] }> {
  await using started = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'waking-'));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  const bundles = join(folder, 'functions');
  const [names] = await Promise.all([functionsIn(functionsFolder), writeBundles(functionsFolder, bundles)]);
  const empty = join(folder, 'empty.mjs');
  await writeFile(empty, 'export default () => new Response();');
  const environment = {
    ...platformEnvironment({ DATA_DIR: folder }),
    adminUsername: 'inhaber',
    adminPassword: PASSWORD,
  };
  const ownership = becomeOwner(folder, 'npm run bench');
  started.defer(ownership.release);
  const services = await startLocalServices(environment, ownership);
  started.defer(services.stop);

  const wakings = [{ name: EMPTY, kB: 0, lateKB: 0, importMs: await median('importedMs', empty) }];
  for (const name of names) {
    const importMs = await median('importedMs', bundleOf(bundles, name));
    wakings.push({ name, ...(await sizesOf(join(bundles, name), name)), importMs });
  }
  const login = { username: environment.adminUsername, password: PASSWORD };
  const cookie = await cookieOf(bundleOf(bundles, 'session'), login);
  const answers: FirstAnswer[] = [];
  const first = async (what: string, name: string, question: () => Question) =>
    answers.push({ what, ms: await median('answeredMs', bundleOf(bundles, name), question) });
  await first('GET /api/health', 'health', () => ({ path: '/api/health' }));
  await first('POST /api/contact', 'contact', contactPost);
  await first('GET /api/admin/contact?all=true', 'admin', () => ({
    path: '/api/admin/contact?all=true',
    headers: { cookie },
  }));
  return { wakings, answers };
}

interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const contactPost = (): Question => ({
  path: '/api/contact',
  method: 'POST',
  headers: { ...JSON_HEADERS, 'idempotency-key': randomUUID() },
  body: JSON.stringify({ ...aRequest(), filledInMs: 20_000 }),
});

const wake = fileURLToPath(new URL('wake.ts', import.meta.url));
const run = promisify(execFile);

async function median(what: 'importedMs' | 'answeredMs', file: string, question?: () => Question): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < PROCESSES; n += 1) {
    const { stdout } = await run(process.execPath, [wake, file, ...(question ? [JSON.stringify(question())] : [])]);
    const lines = stdout.trim().split('\n');
    times.push(JSON.parse(lines.at(-1) ?? '')[what]);
  }
  return percentile(times, 50);
}

/** Adds up the files that a bundle's import reads, by its static imports, and the others. */
async function sizesOf(folder: string, name: string): Promise<{ kB: number; lateKB: number }> {
  const files = await readdir(folder);
  const sizes = new Map<string, number>();
  for (const file of files) sizes.set(file, (await stat(join(folder, file))).size / 1000);
  const read = new Set<string>();
  const follow = async (file: string): Promise<void> => {
    if (read.has(file)) return;
    read.add(file);
    const text = await readFile(join(folder, file), 'utf8');
    for (const [, other = ''] of text.matchAll(/^import .*"\.\/(.+\.mjs)";$/gm)) await follow(other);
  };
  await follow(`${name}.mjs`);
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const kB = [...read].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  return { kB, lateKB: all - kB };
}

async function cookieOf(file: string, login: object): Promise<string> {
  const { default: session } = await import(file);
  const request = new Request('http://localhost:8888/api/admin/login', {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify(login),
  });
  const answer: Response = await session(request, { ip: '127.0.0.1' });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
