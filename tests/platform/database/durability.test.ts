import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedDatabase } from '#platform/database/embedded-database.ts';
import { expectConsoleError } from '../../support/setup/console-error-fails.ts';
import { dataFolder, emptyFolder } from '../support/folders.ts';
import { poolFor } from '../support/pools.ts';

const writer = fileURLToPath(new URL('../support/write-then-wait.ts', import.meta.url));

async function openAgain(directory: string) {
  const database = await startEmbeddedDatabase(directory);
  onTestFinished(database.stop);
  return poolFor(database);
}

test('what was answered before kill -9 is there afterwards', async () => {
  const directory = join(await dataFolder(), 'postgres');
  const child = spawn(process.execPath, [writer, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  let answered = 0;
  for await (const chunk of child.stdout) {
    answered = Number(String(chunk).trim().split('\n').at(-1));
    if (answered >= 50) break;
  }
  child.kill('SIGKILL');
  await once(child, 'exit');

  const { rows } = await (await openAgain(directory)).query(
    'select count(*)::int as count, max(number) as last from note',
  );
  expect(rows[0].count).toBe(rows[0].last);
  expect(rows[0].count).toBeGreaterThanOrEqual(answered);
});

test('a first start that was killed while it made the database is made good by the next', async () => {
  const directory = join(await emptyFolder(), 'postgres');
  await mkdir(directory);
  await writeFile(join(directory, 'PG_VERSION'), '18\n');
  await writeFile(`${directory}.unfinished`, '');
  const { rows } = await (await openAgain(directory)).query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  expect(existsSync(`${directory}.unfinished`)).toBe(false);
});

test('a database that ended by itself comes back at the same address', async () => {
  expectConsoleError(/embedded database has ended/);
  const pool = await openAgain(join(await dataFolder(), 'postgres'));
  await pool.query('create table note (number int)');
  // PGlite ends itself over a COPY; the comment hides it from the check that refuses those.
  await expect(pool.query('/* hidden */ copy note from stdin')).rejects.toThrow();
  await expect
    .poll(() => pool.query('select 1 as one').catch(() => undefined), { timeout: 15_000 })
    .toMatchObject({
      rows: [{ one: 1 }],
    });
  expect((await pool.query('select count(*)::int as count from note')).rows).toEqual([{ count: 0 }]);
});
