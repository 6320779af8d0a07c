import { neonConfig, Pool, type PoolClient } from '@neondatabase/serverless';
import { onTestFinished } from 'vitest';

/** Neon's driver on a local tunnel, set up as the functions do it; closed when the test is over. */
export function poolFor({ url, wsProxy }: { url: string; wsProxy?: string | undefined }, max = 10): Pool {
  neonConfig.wsProxy = wsProxy ?? '';
  neonConfig.useSecureWebSocket = false;
  neonConfig.pipelineConnect = false;
  neonConfig.pipelineTLS = false;
  const pool = new Pool({ connectionString: url, max });
  pool.on('error', () => undefined);
  pool.on('connect', (client: PoolClient) => client.on('error', () => undefined));
  onTestFinished(() => pool.end());
  return pool;
}

/** A connection of its own, thrown away when the test is over. */
export async function clientFor(database: { url: string; wsProxy?: string | undefined }): Promise<PoolClient> {
  const pool = poolFor(database, 1);
  const client = await pool.connect();
  onTestFinished(() => client.release(true));
  return client;
}
