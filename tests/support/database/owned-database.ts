import { onTestFinished } from 'vitest';
import { openSqlSession } from '#server/db/sql-session.ts';
import { ownServices } from './own-services.ts';

/**
 * Makes an empty database until the test ends, whose owner is no superuser, as at Neon. `as` gives the address for
 * another user, whom the test makes.
 */
export async function ownedDatabase() {
  const { url, wsProxy } = ownServices().database;
  const [name, owner] = ['rights', 'tables_owner'].map((kind) => `${kind}_${process.env.VITEST_POOL_ID}`);
  const users: string[] = [];
  const as = (username = '', password = 'x') =>
    Object.assign(new URL(url), { pathname: `/${name}`, username, password }).href;
  const server = await openSqlSession({ url, wsProxy, statementTimeoutMs: 0 });
  await server.query(`create role ${owner} login createdb createrole password 'x'`);
  await server.query(`create database ${name} owner ${owner} template template0`);
  onTestFinished(async () => {
    await server.query(`drop database ${name} with (force)`);
    for (const user of [...users, owner]) await server.query(`drop role if exists ${user}`);
    await server.close();
  });
  return {
    ownerUrl: as(owner),
    /** Names a user for this worker alone. */
    as: (kind: string, password?: string) => {
      const user = `${kind}_${process.env.VITEST_POOL_ID}`;
      users.push(user);
      return as(user, password);
    },
    /** Opens a connection until the test ends. */
    open: async (address: string) => {
      const session = await openSqlSession({ url: address, wsProxy, statementTimeoutMs: 0 });
      onTestFinished(session.close);
      return session;
    },
  };
}
