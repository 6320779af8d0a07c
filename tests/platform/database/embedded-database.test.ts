import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { openTunnel, type Tunnel } from '#platform/database/websocket-tunnel.ts';
import { clientFor, cut, poolFor } from '../support/pools.ts';

const IDLE_LIMIT_MS = 400;
const url = 'postgres://postgres@localhost/postgres';
let postgres: EmbeddedPostgres;
let tunnel: Tunnel;
const pool = (max?: number) => poolFor({ url, wsProxy: tunnel.wsProxy }, max);
const client = () => clientFor({ url, wsProxy: tunnel.wsProxy });

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-test-'));
  await cp(inject('databaseTemplate'), folder, { recursive: true });
  postgres = await openEmbeddedPostgres({ directory: join(folder, 'postgres'), idleInTransactionMs: IDLE_LIMIT_MS });
  tunnel = await openTunnel(postgres.accept);
});
afterAll(async () => {
  await tunnel.close();
  await postgres.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await pool().query('drop table if exists note; create table note (id int primary key, text text)');
});

describe('many connections', () => {
  test('each query gets its own answer, also when its parameters fill several packets', async () => {
    const connections = pool(20);
    const long = 'x'.repeat(200_000);
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, number) => {
        const { rows } =
          number % 2 === 0
            ? await connections.query('select $1::int as number', [number])
            : await connections.query('select $1::int as number, length($2::text) as length', [number, long]);
        return rows[0].number;
      }),
    );
    expect(answers).toEqual(Array.from({ length: 200 }, (_, number) => number));
  });

  test('transactions of different connections wait for each other and do not mix', async () => {
    const connections = pool(5);
    await connections.query('insert into note values (1, $1)', ['0']);
    const addOne = async () => {
      const client = await connections.connect();
      await client.query('begin');
      const { rows } = await client.query('select text from note where id = 1');
      await wait(10);
      await client.query('update note set text = $1 where id = 1', [String(Number(rows[0].text) + 1)]);
      await client.query('commit');
      client.release();
    };
    await Promise.all(Array.from({ length: 10 }, addOne));
    const { rows } = await connections.query('select text from note where id = 1');
    expect(rows).toEqual([{ text: '10' }]);
  });

  test('a failed statement leaves the others alone', async () => {
    const connections = pool(4);
    const results = await Promise.allSettled([
      connections.query('select 1/0'),
      connections.query('select 1 as one'),
      connections.query('selec'),
      connections.query('select $1::int as two', [2]),
    ]);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
  });
});

describe('a client that vanishes', () => {
  test('in the midst of a transaction is rolled back, and the next one has its turn', async () => {
    const vanishing = await client();
    await vanishing.query('begin');
    await vanishing.query("insert into note values (1, 'half')");
    cut(vanishing);
    const { rows } = await pool(1).query('select count(*)::int as count from note');
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('keeps nobody waiting for longer than an open transaction may be silent', async () => {
    const silent = await client();
    await silent.query('begin');
    await silent.query("insert into note values (1, 'silent')");
    const startedAt = performance.now();
    const { rows } = await pool(1).query('select count(*)::int as count from note');
    expect(rows).toEqual([{ count: 0 }]);
    expect(performance.now() - startedAt).toBeGreaterThan(IDLE_LIMIT_MS / 2);
    await expect(silent.query('commit')).rejects.toThrow();
  });
});

test('a COPY that would end the database is refused, and the database goes on', async () => {
  const connections = pool(1);
  await expect(connections.query('copy note from stdin')).rejects.toMatchObject({ code: '0A000' });
  await expect(connections.query({ name: 'prepared', text: 'copy note from stdin' })).rejects.toMatchObject({
    code: '0A000',
  });
  const { rows } = await connections.query("select 'copy note from stdin' as text");
  expect(rows).toEqual([{ text: 'copy note from stdin' }]);
});
