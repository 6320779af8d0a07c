import { sql } from 'kysely';
import { BACKUP_STATEMENT_TIMEOUT_MS } from '#config/limits.ts';
import type { DatabaseLocation } from '#server/db/driver.ts';
import type { Db } from '#server/db/schema/index.ts';
import { openSqlSession, type SqlSession } from '#server/db/sql-session.ts';
import { pendingRuns } from './run-store.server.ts';

const PREFIX = 'backup_trial_';

/**
 * Creates a database on the same server for the trial restore of a run; `close` drops it.
 * @throws Error if the user may not create databases.
 */
export async function openTrial(location: DatabaseLocation, runId: string): Promise<SqlSession> {
  const name = `${PREFIX}${runId}`;
  const open = (url: string) => openSqlSession({ ...location, url, statementTimeoutMs: BACKUP_STATEMENT_TIMEOUT_MS });
  const server = await open(location.url);
  const drop = () => server.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  try {
    // A dead attempt may have left one.
    await drop();
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

/** Drops the trial databases of dead runs. */
export async function dropLeftTrials(db: Db): Promise<void> {
  const { rows } = await sql<{ datname: string }>`
    select datname from pg_database where datname ~ ${`^${PREFIX}[0-9a-f-]{36}$`}`.execute(db);
  const ids = rows.map(({ datname }) => datname.slice(PREFIX.length));
  const running = await pendingRuns(db, ids);
  for (const id of ids) {
    if (!running.has(id)) await sql`drop database if exists ${sql.id(PREFIX + id)} with (force)`.execute(db);
  }
}
