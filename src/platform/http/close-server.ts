import type { Server } from 'node:http';

const IDLE_CHECK_MS = 20;

/** Takes no more requests, lets those under way finish for at most `graceMs`, then cuts what is left. */
export async function closeServer(server: Server, graceMs = 0): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that is kept open becomes idle when its request is answered.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
