import { neonConfig } from '@neondatabase/serverless';
import { PromptWebSocket } from './prompt-web-socket.ts';

// The driver batches the five messages of a query with a timer of 1 ms; our WebSocket batches them without waiting.
neonConfig.coalesceWrites = false;
neonConfig.webSocketConstructor = PromptWebSocket;

export interface DatabaseLocation {
  url: string;
  /** 'host:port/token' of the local WebSocket tunnel; absent in production, where Neon listens itself. */
  wsProxy?: string | undefined;
}

export function reachThrough(wsProxy: string | undefined): void {
  if (wsProxy === undefined) return;
  neonConfig.wsProxy = wsProxy;
  neonConfig.useSecureWebSocket = false;
  neonConfig.pipelineConnect = false;
  neonConfig.pipelineTLS = false;
}
