import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startDatabase } from '#platform/database/local-database.ts';
import { dataFolder, emptyFolder } from '../../support/folders.ts';
import { poolFor } from '../support/pools.ts';

const writer = fileURLToPath(new URL('../support/write-then-wait.ts', import.meta.url));

async function open(directory: string) {
  const database = await startDatabase(undefined, directory);
  onTestFinished(database.stop);
  return { ...database, pool: poolFor(database) };
}

/** Reads the server's process id and port from its folder. */
async function serverIn(directory: string) {
  const [pid, , , port] = (await readFile(join(directory, 'cluster/postmaster.pid'), 'utf8')).split('\n');
  return { pid: Number(pid), port: Number(port) };
}

const isListening = ({ port }: { port: number }) =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

test('the database keeps committed rows after kill -9 of the platform, and leaves one server', async () => {
  const directory = join(await dataFolder(), 'database');
  const child = spawn(process.execPath, [writer, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  let answered = 0;
  for await (const chunk of child.stdout) {
    answered = Number(String(chunk).trim().split('\n').at(-1));
    if (answered >= 50) break;
  }
  child.kill('SIGKILL');
  await once(child, 'exit');
  const leftOver = await serverIn(directory);

  const { pool } = await open(directory);
  const { rows } = await pool.query('select count(*)::int as count, max(number) as last from note');
  expect(rows[0].count).toBe(rows[0].last);
  expect(rows[0].count).toBeGreaterThanOrEqual(answered);
  expect(await isListening(leftOver)).toBe(false);
});

test('the database keeps committed rows after the server was killed', async () => {
  const directory = join(await dataFolder(), 'database');
  const first = await open(directory);
  await first.pool.query('create table note (text text)');
  await first.pool.query("insert into note values ('kept')");
  const server = await serverIn(directory);
  process.kill(server.pid, 'SIGKILL');
  await expect.poll(() => isListening(server)).toBe(false);

  const { pool } = await open(directory);
  expect((await pool.query('select text from note')).rows).toEqual([{ text: 'kept' }]);
});

test('a start repairs a first start that was killed while it made the database', async () => {
  const directory = join(await emptyFolder(), 'database');
  await mkdir(join(directory, 'cluster.new'), { recursive: true });
  await writeFile(join(directory, 'cluster.new/PG_VERSION'), '18\n');
  const { pool } = await open(directory);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a stale pid file with another process’s id neither stops the start nor ends that process', async () => {
  const directory = join(await dataFolder(), 'database');
  const note = [process.pid, join(directory, 'cluster'), 0, 1, '', '127.0.0.1', '', 'ready'].join('\n');
  await writeFile(join(directory, 'cluster/postmaster.pid'), note);
  const { pool } = await open(directory);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a copied folder does not end the original’s server', async () => {
  const directory = join(await dataFolder(), 'database');
  const original = await open(directory);
  const copy = join(await dataFolder(), 'database');
  await writeFile(join(copy, 'cluster/postmaster.pid'), await readFile(join(directory, 'cluster/postmaster.pid')));
  await open(copy);
  expect((await original.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a server replaces a connection that ended, refuses a login without the password and logs no statement', async () => {
  const directory = join(await dataFolder(), 'database');
  const { pool, url, wsProxy } = await open(directory);
  const { rows } = await pool.query('select pg_backend_pid() as pid');
  process.kill(rows[0].pid, 'SIGKILL');
  await expect.poll(() => pool.query('select 1 as one').catch(() => undefined)).toMatchObject({ rows: [{ one: 1 }] });

  const withoutPassword = Object.assign(new URL(url), { password: 'another' });
  await expect(poolFor({ url: withoutPassword.href, wsProxy }, 1).query('select 1')).rejects.toMatchObject({
    code: '28P01',
  });

  await expect(pool.query("select 'Erika Musterfrau'::int")).rejects.toThrow();
  await expect.poll(() => readFile(join(directory, 'log'), 'utf8')).toContain('invalid input syntax');
  expect(await readFile(join(directory, 'log'), 'utf8')).not.toContain('select');
});

test.runIf(process.getuid?.() === 0)('the server starts in a folder that only root may enter', async () => {
  const closed = await emptyFolder();
  await chmod(closed, 0o700);
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { pool } = await open(join(closed, 'data/database'));
  const [, folder = ''] = /^Die Datenbank liegt in (\S+),/.exec(String(said.mock.lastCall)) ?? [];
  onTestFinished(() => rm(folder, { recursive: true }));
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
