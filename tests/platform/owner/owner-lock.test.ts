import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { becomeOwner, HeldByAnother } from '#platform/owner/owner-lock.ts';
import { type OwnerRecord, recordPath } from '#platform/owner/owner-record.ts';
import { emptyFolder } from '../support/folders.ts';

const script = fileURLToPath(new URL('../support/own-then-wait.ts', import.meta.url));

async function childThatOwns(folder: string): Promise<{ child: ChildProcess; says: string }> {
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  return { child, says: String(line).trim() };
}

async function own(folder: string) {
  const ownership = await becomeOwner(folder, 'a test');
  onTestFinished(ownership.release);
  return ownership;
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const readOwner = async (folder: string): Promise<OwnerRecord> =>
  JSON.parse(await readFile(recordPath(folder), 'utf8'));

describe('a data directory has one owner', () => {
  test('the second process is told who the first is', async () => {
    const folder = await emptyFolder();
    const { child, says } = await childThatOwns(folder);
    expect(says).toBe('owner');
    const refusal = await becomeOwner(folder, 'a test').catch((error) => error);
    expect(refusal).toBeInstanceOf(HeldByAnother);
    expect(refusal.holder).toMatchObject({ pid: child.pid, task: 'a child process' });
  });

  test('also when the first is stopped and can not answer', async () => {
    const folder = await emptyFolder();
    const { child } = await childThatOwns(folder);
    child.kill('SIGSTOP');
    await expect(becomeOwner(folder, 'a test')).rejects.toThrow(HeldByAnother);
  });

  test('of several that start at once exactly one gets it', async () => {
    const folder = await emptyFolder();
    const started = await Promise.all(Array.from({ length: 5 }, () => childThatOwns(folder)));
    expect(started.filter(({ says }) => says === 'owner')).toHaveLength(1);
  });

  test('who gives it back leaves nothing behind, and the next gets it', async () => {
    const folder = await emptyFolder();
    await (await becomeOwner(folder, 'a test')).release();
    expect(existsSync(recordPath(folder))).toBe(false);
    await own(folder);
  });
});

describe('after kill -9', () => {
  test('the next process gets it', async () => {
    const folder = await emptyFolder();
    await kill((await childThatOwns(folder)).child);
    expect(existsSync(recordPath(folder))).toBe(true);
    await own(folder);
    expect((await readOwner(folder)).pid).toBe(process.pid);
  });

  test('of several next ones exactly one gets it', async () => {
    const folder = await emptyFolder();
    await kill((await childThatOwns(folder)).child);
    const started = await Promise.all(Array.from({ length: 5 }, () => childThatOwns(folder)));
    expect(started.filter(({ says }) => says === 'owner')).toHaveLength(1);
  });

  test('a process that has got the dead one’s number does not lock the owner out', async () => {
    const folder = await emptyFolder();
    const { child } = await childThatOwns(folder);
    await kill(child);
    // This process lives, and it is not the one that wrote the record.
    await writeFile(recordPath(folder), JSON.stringify({ ...(await readOwner(folder)), pid: process.pid }));
    await own(folder);
  });

  test('nor does one that now listens where the dead one did', async () => {
    const folder = await emptyFolder();
    const other = await own(await emptyFolder());
    await kill((await childThatOwns(folder)).child);
    await writeFile(
      recordPath(folder),
      JSON.stringify({ ...(await readOwner(folder)), control: other.control.address, pid: process.pid }),
    );
    await own(folder);
  });

  test('a record that was only half written does not lock the owner out', async () => {
    const folder = await emptyFolder();
    await writeFile(recordPath(folder), '{"pid":');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(recordPath(folder), longAgo, longAgo);
    await own(folder);
  });
});

test('a data directory that is made is for the owner’s eyes only', async () => {
  const folder = join(await emptyFolder(), 'data');
  await own(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('the record is for the owner’s eyes only and tells how to reach the database', async () => {
  const folder = await emptyFolder();
  const { publish } = await own(folder);
  await publish({ database: { url: 'postgres://x', wsProxy: '127.0.0.1:1/token' } });
  expect((await stat(recordPath(folder))).mode & 0o777).toBe(0o600);
  expect((await readOwner(folder)).database).toEqual({ url: 'postgres://x', wsProxy: '127.0.0.1:1/token' });
});

describe('the control server', () => {
  test('answers nobody without the token', async () => {
    const { control } = await own(await emptyFolder());
    expect((await fetch(control.address)).status).toBe(403);
    const wrong = { headers: { authorization: 'Bearer wrong' } };
    expect((await fetch(`${control.address}/invoke/backup`, { ...wrong, method: 'POST' })).status).toBe(403);
  });

  test('runs a function for who has it', async () => {
    const folder = await emptyFolder();
    const { control } = await own(folder);
    const headers = { authorization: `Bearer ${(await readOwner(folder)).token}` };
    const invoke = () => fetch(`${control.address}/invoke/backup`, { method: 'POST', headers });
    expect((await invoke()).status).toBe(503);
    control.allowInvoking(async (name) => ({ status: 202, text: `ran ${name}` }));
    const answer = await invoke();
    expect([answer.status, await answer.text()]).toEqual([202, 'ran backup']);
  });
});
