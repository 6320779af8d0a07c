import { neonConfig } from '@neondatabase/serverless';
import { PromptWebSocket } from './prompt-web-socket.ts';

// A query is five short messages. The driver would gather them with a timer, a millisecond for every query, and a function
// asks one thing after the other; our WebSocket gathers them without waiting.
neonConfig.coalesceWrites = false;
neonConfig.webSocketConstructor = PromptWebSocket;

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
