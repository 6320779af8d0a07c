import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request and where its answer goes. */
export interface Exchange {
  url: URL;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** Makes the exchange of a request; undefined for a proxy's absolute address or a broken Host header. */
export function exchangeOf(incoming: IncomingMessage, outgoing: ServerResponse): Exchange | undefined {
  const { url: path = '', headers } = incoming;
  if (!path.startsWith('/')) return undefined;
  // Joined as text, because a path with two leading slashes would resolve to another host.
  const url = URL.parse(`http://${headers.host ?? 'localhost'}${path}`);
  return url ? { url, incoming, outgoing } : undefined;
}

/** Returns the socket's address; IPv4 without the IPv6 prefix. */
export const clientAddress = ({ incoming }: Exchange) =>
  (incoming.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
