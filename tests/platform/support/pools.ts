import { Pool, type PoolClient } from '@neondatabase/serverless';
import { onTestFinished } from 'vitest';
import { type DatabaseLocation, reachThrough } from '#server/db/driver.ts';

/** Neon's driver on a local tunnel, set up as the functions do it; closed when the test is over. */
export function poolFor({ url, wsProxy }: DatabaseLocation, max = 10): Pool {
  reachThrough(wsProxy);
  const pool = new Pool({ connectionString: url, max });
  pool.on('error', () => undefined);
  pool.on('connect', (client: PoolClient) => client.on('error', () => undefined));
  onTestFinished(() => pool.end());
  return pool;
}

/** A connection of its own, thrown away when the test is over. */
export async function clientFor(database: DatabaseLocation): Promise<PoolClient> {
  const pool = poolFor(database, 1);
  const client = await pool.connect();
  onTestFinished(() => client.release(true));
  return client;
}
