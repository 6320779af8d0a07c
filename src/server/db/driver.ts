import { neonConfig } from '@neondatabase/serverless';

/** Where a database is and how it is reached. */
export interface DatabaseLocation {
  /** postgres://… */
  url: string;
  /** 'host:port/token' of the local WebSocket tunnel; absent in production, where Neon listens itself. */
  wsProxy?: string | undefined;
}

/** Sends Neon's driver through the local tunnel, where there is one. */
export function reachThrough(wsProxy: string | undefined): void {
  if (wsProxy === undefined) return;
  neonConfig.wsProxy = wsProxy;
  neonConfig.useSecureWebSocket = false;
  neonConfig.pipelineConnect = false;
  neonConfig.pipelineTLS = false;
}
