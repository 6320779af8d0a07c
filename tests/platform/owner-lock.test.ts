import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { FunctionRunner } from '#platform/functions/function-runner.ts';
import { startInvokeServer } from '#platform/functions/invoke-by-name.ts';
import { becomeOwner, HeldByAnother, readRecord, recordPath } from '#platform/owner-lock.ts';
import { emptyFolder } from './support/folders.ts';

const script = fileURLToPath(new URL('./support/own-then-wait.ts', import.meta.url));

async function childThatOwns(folder: string): Promise<{ child: ChildProcess; says: string }> {
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  return { child, says: String(line).trim() };
}

async function own(folder: string) {
  const ownership = becomeOwner(folder, 'a test');
  onTestFinished(ownership.release);
  return ownership;
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a data directory has one owner: the second process learns who the first is', async () => {
  const folder = await emptyFolder();
  const { child, says } = await childThatOwns(folder);
  expect(says).toBe('owner');
  expect(() => becomeOwner(folder, 'a test')).toThrow(HeldByAnother);
  expect(readRecord(folder)).toEqual({ pid: child.pid, task: 'a child process' });
  child.kill('SIGSTOP');
  expect(() => becomeOwner(folder, 'a test'), 'who can not answer is its owner still').toThrow(HeldByAnother);
});

test('a data directory has one owner: a release removes the record, and the next process gets the lock', async () => {
  const folder = await emptyFolder();
  becomeOwner(folder, 'a test').release();
  expect(existsSync(recordPath(folder))).toBe(false);
  await own(folder);
});

test('after kill -9 the next process gets the lock despite the dead one’s record', async () => {
  const folder = await emptyFolder();
  await kill((await childThatOwns(folder)).child);
  expect(existsSync(recordPath(folder))).toBe(true);
  await own(folder);
  expect(readRecord(folder)?.pid).toBe(process.pid);
});

test.each(['a fresh folder', 'the dead one’s'])(
  'after kill -9 exactly one of several parallel starts in %s gets the lock',
  async (where) => {
    const folder = await emptyFolder();
    if (where !== 'a fresh folder') await kill((await childThatOwns(folder)).child);
    const started = await Promise.all(Array.from({ length: 5 }, () => childThatOwns(folder)));
    expect(started.filter(({ says }) => says === 'owner')).toHaveLength(1);
  },
);

test.each([
  ['whose number another process has got', (record: object) => JSON.stringify({ ...record, pid: process.pid })],
  ['that was only half written', () => '{"pid":'],
])('after kill -9 a record %s does not lock the owner out', async (_, text) => {
  const folder = await emptyFolder();
  await kill((await childThatOwns(folder)).child);
  await writeFile(recordPath(folder), text(readRecord(folder) ?? {}));
  await own(folder);
});

test('only its owner can read a new data directory and its record', async () => {
  const folder = join(await emptyFolder(), 'data');
  const { publish } = await own(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  publish({ database: { url: 'postgres://x', wsProxy: '127.0.0.1:1/token' } });
  expect((await stat(recordPath(folder))).mode & 0o777).toBe(0o600);
  expect(readRecord(folder)?.database).toEqual({ url: 'postgres://x', wsProxy: '127.0.0.1:1/token' });
});

test('functions can’t be invoked without the token', async () => {
  const runner = new FunctionRunner();
  const { invoke, close } = await startInvokeServer(() => ({ list: [], runner }));
  onTestFinished(close);
  const post = async (authorization: string, method = 'POST') =>
    (await fetch(`${invoke.address}/backup`, { method, headers: { authorization } })).status;
  expect([await post(''), await post('Bearer wrong'), await post(`Bearer ${invoke.token}`, 'GET')]).toEqual([
    403, 403, 403,
  ]);
  expect(await post(`Bearer ${invoke.token}`)).toBe(404);
});
