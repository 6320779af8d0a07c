import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request and where its answer goes. */
export interface Exchange {
  url: URL;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/**
 * The exchange of a request; undefined when it was not sent to an address that a website has (a proxy's absolute
 * form, a broken Host header).
 */
export function exchangeOf(incoming: IncomingMessage, outgoing: ServerResponse): Exchange | undefined {
  const { url: path = '', headers } = incoming;
  if (!path.startsWith('/')) return undefined;
  // Put together as text: resolved against the host, a path that begins with two slashes would name another one.
  const url = URL.parse(`http://${headers.host ?? 'localhost'}${path}`);
  return url ? { url, incoming, outgoing } : undefined;
}

/** The client's address as the socket knows it; an IPv4 address in its own form. */
export const clientAddress = ({ incoming }: Exchange) =>
  (incoming.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
