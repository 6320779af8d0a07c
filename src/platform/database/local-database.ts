import { startEmbeddedDatabase } from './embedded-database.ts';
import { joinToServer } from './postgres-server.ts';
import type { RunningDatabase } from './running-database.ts';
import { openTunnel } from './websocket-tunnel.ts';

/**
 * The database that DATABASE_URL names: Neon's own as it is, any other PostgreSQL through a tunnel. Without one,
 * the embedded database with its data in `directory`.
 */
export async function startDatabase(databaseUrl: string | undefined, directory: string): Promise<RunningDatabase> {
  if (!databaseUrl) return startEmbeddedDatabase(directory);
  const url = new URL(databaseUrl);
  if (isNeon(url)) return { url: databaseUrl, stop: async () => undefined };
  const tunnel = await openTunnel((stream) => joinToServer(stream, url));
  return { url: databaseUrl, wsProxy: tunnel.wsProxy, stop: tunnel.close };
}

const isNeon = ({ hostname }: URL) => hostname.endsWith('.neon.tech');
