import { expect, test } from 'vitest';
import { plainDatabase } from '#commands/plain-database.ts';
import { openSqlSession } from '#server/db/sql-session.ts';
import { ownServices } from '../support/database/own-services.ts';

test('a backup’s trial uses a role that can run no program and read no file of the machine', async () => {
  const { url, wsProxy } = ownServices().database;
  const server = await openSqlSession({ url, wsProxy, statementTimeoutMs: 0 });
  const plain = await plainDatabase(server, { url, wsProxy });
  const name = new URL(plain.url).username;
  const session = await openSqlSession({ ...plain, statementTimeoutMs: 0 });
  try {
    await session.query('create table rows (n int)');
    await expect(session.query("copy (select 1) to program 'true'")).rejects.toThrow(/permission denied/);
    await expect(session.query("copy rows from '/etc/hostname'")).rejects.toThrow(/permission denied/);
    await expect(session.query('set role postgres')).rejects.toThrow(/permission denied/);
  } finally {
    await session.close();
    await server.query(`drop database ${name} with (force)`);
    await server.query(`drop role ${name}`);
    await server.close();
  }
});
