import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { openTunnel } from './websocket-tunnel.ts';

export interface RunningDatabase {
  url: string;
  /** 'host:port/token' for `neonConfig.wsProxy`; absent where the server itself listens for WebSockets. */
  wsProxy?: string | undefined;
  stop: () => Promise<void>;
}

/** Neon directly, another PostgreSQL through a tunnel; without DATABASE_URL an embedded one in `directory`. */
export async function startDatabase(databaseUrl: string | undefined, directory: string): Promise<RunningDatabase> {
  if (databaseUrl && isNeon(new URL(databaseUrl))) return { url: databaseUrl, stop: async () => undefined };
  await using started = new AsyncDisposableStack();
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres(directory);
  if (embedded) started.defer(embedded.stop);
  const url = databaseUrl || embedded?.url || '';
  const tunnel = await openTunnel(new URL(url));
  started.defer(tunnel.close);
  const running = started.move();
  return { url, wsProxy: tunnel.wsProxy, stop: () => running.disposeAsync() };
}

const isNeon = ({ hostname }: URL) => hostname.endsWith('.neon.tech');
