import { WEBSOCKET_CLOSE_TIMEOUT_MS } from '#config/limits.ts';

/**
 * A WebSocket whose 'close' event comes also when the other side no longer answers. Node's waits for the end of the
 * closing handshake without a limit; the driver waits with it, and a connection that was given up would stay in its pool.
 */
export class PromptWebSocket extends WebSocket {
  override close(code?: number, reason?: string): void {
    super.close(code, reason);
    if (this.readyState !== WebSocket.CLOSING) return;
    const giveUp = setTimeout(() => this.dispatchEvent(new Event('close')), WEBSOCKET_CLOSE_TIMEOUT_MS);
    giveUp.unref();
    this.addEventListener('close', () => clearTimeout(giveUp), { once: true });
  }
}
