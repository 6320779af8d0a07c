import { Pool, type PoolClient } from '@neondatabase/serverless';
import { onTestFinished } from 'vitest';
import { type DatabaseLocation, reachThrough } from '#server/db/driver.ts';

/** Opens Neon's driver on a local tunnel, configured like the functions'. Closes it after the test. */
export function poolFor({ url, wsProxy }: DatabaseLocation, max = 10): Pool {
  reachThrough(wsProxy);
  const pool = new Pool({ connectionString: url, max });
  pool.on('error', () => undefined);
  pool.on('connect', (client: PoolClient) => client.on('error', () => undefined));
  onTestFinished(() => pool.end());
  return pool;
}

/** Opens a separate connection, and destroys it after the test. */
export async function clientFor(database: DatabaseLocation): Promise<PoolClient> {
  const pool = poolFor(database, 1);
  const client = await pool.connect();
  onTestFinished(() => client.release(true));
  return client;
}
