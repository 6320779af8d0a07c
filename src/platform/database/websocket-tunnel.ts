import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { createWebSocketStream, WebSocketServer } from 'ws';
import { isSameSecret } from '../http/is-same-secret.ts';
import { closeServer, listen } from '../http/listen.ts';

/**
 * Tunnels Neon's WebSocket driver to a plain PostgreSQL: hands each connection's bytes to `accept`. Listens on loopback
 * and asks for a token, because any website may open a WebSocket to this machine. `wsProxy` is for
 * `neonConfig`: 'host:port/token'.
 */
export async function openTunnel(accept: (stream: Duplex) => void) {
  const token = randomBytes(24).toString('base64url');
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const server = createServer((_request, response) => response.writeHead(426).end());
  server.on('upgrade', (request, socket, head) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!isSameSecret(pathname.slice(1), token)) return refuse(socket);
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const stream = createWebSocketStream(webSocket);
      // An 'error' without a listener would end the process; 'close' follows anyway.
      stream.on('error', () => undefined);
      // Terminates, because the driver notices a graceful close late.
      stream.on('close', () => webSocket.terminate());
      accept(stream);
    });
  });
  const port = await listen(server, 0, '127.0.0.1');
  return {
    wsProxy: `127.0.0.1:${port}/${token}`,
    close: () => {
      for (const webSocket of sockets.clients) webSocket.terminate();
      return closeServer(server);
    },
  };
}

function refuse(socket: Duplex): void {
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}
