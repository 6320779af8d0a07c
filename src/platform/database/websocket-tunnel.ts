import { createServer } from 'node:http';
import { connect } from 'node:net';
import { pipeline } from 'node:stream';
import { createWebSocketStream, type WebSocket, WebSocketServer } from 'ws';
import { closeServer, listen } from '../http/listen.ts';
import { isSameSecret, newSecret } from '../secret.ts';

const DEFAULT_PORT = '5432';

/** Asks for a token, because any website may open a WebSocket to this machine. `wsProxy` is 'host:port/token'. */
export async function openTunnel(target: URL) {
  const token = newSecret();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const server = createServer((_request, response) => response.writeHead(426).end());
  server.on('upgrade', (request, socket, head) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (isSameSecret(pathname.slice(1), token))
      sockets.handleUpgrade(request, socket, head, (webSocket) => joinToServer(webSocket, target));
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
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

/** Pipes a connection to the server. Each ends with the other, because the driver would wait for an answer. */
function joinToServer(webSocket: WebSocket, { hostname, port }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, ''); // an IPv6 address stands in brackets
  const server = connect({ host, port: Number(port || DEFAULT_PORT), noDelay: true });
  const stream = createWebSocketStream(webSocket);
  // An 'error' without a listener would end the process; the pipeline ends anyway.
  stream.on('error', () => undefined);
  pipeline(stream, server, stream, () => {
    server.destroy();
    // Terminates, because the driver notices a graceful close late.
    webSocket.terminate();
  });
}
