import { WEBSOCKET_CLOSE_TIMEOUT_MS } from '#config/limits.ts';

/**
 * A WebSocket that sends what is written in one go as one message, and whose 'close' event comes also when the other
 * side no longer answers. Node's waits for the end of the closing handshake without a limit; the driver waits with it,
 * and a connection that was given up would stay in its pool.
 */
export class PromptWebSocket extends WebSocket {
  #unsent: Uint8Array[] = [];

  /** A query is five short messages, written one after the other without a pause: one packet instead of five. */
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
