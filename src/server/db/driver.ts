import { neonConfig } from '@neondatabase/serverless';
import { WEBSOCKET_CLOSE_TIMEOUT_MS } from '../limits.ts';

/** Batches writes without delay, and closes after a time-out: Node waits for the closing handshake without limit. */
export class PromptWebSocket extends WebSocket {
  #unsent: Uint8Array[] = [];

  override send(data: Parameters<WebSocket['send']>[0]): void {
    if (data instanceof Uint8Array) {
      if (this.#unsent.push(data) === 1) queueMicrotask(() => this.#sendTogether());
    } else {
      this.#sendTogether();
      super.send(data);
    }
  }

  override close(code?: number, reason?: string): void {
    this.#sendTogether();
    super.close(code, reason);
    if (this.readyState !== WebSocket.CLOSING) return;
    const giveUp = setTimeout(() => this.dispatchEvent(new Event('close')), WEBSOCKET_CLOSE_TIMEOUT_MS);
    giveUp.unref();
    this.addEventListener('close', () => clearTimeout(giveUp), { once: true });
  }

  #sendTogether(): void {
    if (this.#unsent.length > 0) super.send(Buffer.concat(this.#unsent.splice(0)));
  }
}

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
