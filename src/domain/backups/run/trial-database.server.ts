import { sql } from 'kysely';
import type { DatabaseLocation } from '#server/db/driver.ts';
import type { Db } from '#server/db/schema/index.ts';
import { openSqlSession, type SqlSession } from '#server/db/sql-session.ts';
import { BACKUP_STATEMENT_TIMEOUT_MS } from '../limits.ts';

const PREFIX = 'backup_trial_';

/** On the same server; `close` drops it. @throws Error if the user may not create databases. */
export async function openTrial(location: DatabaseLocation, runId: string): Promise<SqlSession> {
  const name = `${PREFIX}${runId}`;
  const open = (url: string) => openSqlSession({ ...location, url, statementTimeoutMs: BACKUP_STATEMENT_TIMEOUT_MS });
  const server = await open(location.url);
  const drop = () => server.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  try {
    await server.query(`CREATE DATABASE "${name}" TEMPLATE template0`);
    const trial = await open(Object.assign(new URL(location.url), { pathname: `/${name}` }).href);
    return {
      query: trial.query,
      close: async () => {
        await trial.close();
        await drop().finally(server.close);
      },
    };
  } catch (error) {
    await drop().catch(() => undefined);
    await server.close();
    throw error;
  }
}

export async function dropLeftTrials(db: Db, running: ReadonlySet<string>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database where datname ~ ${`^${PREFIX}[0-9a-f-]{36}$`}`.execute(db);
  for (const { name } of rows) {
    if (!running.has(name.slice(PREFIX.length)))
      await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db);
  }
}
