import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startPostServer } from '#platform/http/post-server.ts';
import { becomeOwner, HeldByAnother, readRecord, recordPath } from '#platform/owner-lock.ts';
import { emptyFolder } from '../support/folders.ts';

const script = fileURLToPath(new URL('./support/own-then-wait.ts', import.meta.url));

async function childThatOwns(folder: string): Promise<{ child: ChildProcess; says: string }> {
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  return { child, says: String(line).trim() };
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

test('after kill -9 exactly one of several parallel starts gets the lock, whatever the dead one’s record says', async () => {
  const folder = await emptyFolder();
  const { child } = await childThatOwns(folder);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await writeFile(recordPath(folder), JSON.stringify({ ...readRecord(folder), pid: process.pid }));
  const started = await Promise.all(Array.from({ length: 5 }, () => childThatOwns(folder)));
  expect(started.filter(({ says }) => says === 'owner')).toHaveLength(1);
});

test('only its owner can read a new data directory and its record', async () => {
  const folder = join(await emptyFolder(), 'data');
  const { publish, release } = becomeOwner(folder, 'a test');
  onTestFinished(release);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  publish({ database: { url: 'postgres://x', wsProxy: '127.0.0.1:1/token' } });
  expect((await stat(recordPath(folder))).mode & 0o777).toBe(0o600);
  expect(readRecord(folder)?.database).toEqual({ url: 'postgres://x', wsProxy: '127.0.0.1:1/token' });
});

test('our own commands reach a server that takes POST with its secret alone', async () => {
  const { address, close } = await startPostServer((name) => new Response(name));
  onTestFinished(close);
  const ask = async (at: string, method = 'POST') => (await fetch(at, { method })).status;
  const wrong = new URL('/wrong/backup', address).href;
  expect([await ask(wrong), await ask(`${address}x/backup`), await ask(`${address}/backup`, 'GET')]).toEqual([
    403, 403, 403,
  ]);
  expect(await (await fetch(`${address}/backup`, { method: 'POST' })).text()).toBe('backup');
});
