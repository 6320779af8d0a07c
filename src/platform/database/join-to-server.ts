import { connect } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';

const DEFAULT_PORT = '5432';

/**
 * Joins a client's stream to the PostgreSQL server that a URL names. When the server refuses or goes away the
 * stream ends at once: the driver would wait for its answer otherwise.
 */
export function joinToServer(stream: Duplex, { hostname, port }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, ''); // an IPv6 address stands in brackets
  const server = connect({ host, port: Number(port || DEFAULT_PORT), noDelay: true });
  pipeline(stream, server, stream, () => {
    server.destroy();
    stream.destroy();
  });
}
