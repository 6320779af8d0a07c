import { join } from 'node:path';
import { hasAlready } from '#http/etag.ts';
import type { Exchange } from '../http/exchange.ts';
import { findFile } from './find-file.ts';
import { type HeaderRule, headersFor } from './netlify-rules.ts';
import { chooseEncoding, FileCache } from './served-file.ts';

/** Netlify's default: browsers revalidate each time. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
const READING = ['GET', 'HEAD'];

/** The published files, served as Netlify serves them. */
export class StaticSite {
  readonly #folder: string;
  readonly #headers: readonly HeaderRule[];
  readonly #cache = new FileCache();

  constructor(folder: string, headers: readonly HeaderRule[]) {
    this.#folder = folder;
    this.#headers = headers;
  }

  /** Sends the file of a path; false if there is none. */
  async send(exchange: Exchange, pathname = exchange.url.pathname, status = 200): Promise<boolean> {
    const { incoming, outgoing, url } = exchange;
    const found = await findFile(this.#folder, pathname);
    if (found === undefined) return false;
    if (!READING.includes(incoming.method ?? '')) {
      outgoing.writeHead(405, { allow: READING.join(', ') }).end();
    } else if ('redirectTo' in found) {
      outgoing.writeHead(301, { location: `${encodeURI(found.redirectTo)}${url.search}` }).end();
    } else {
      await this.#sendFile(exchange, found.file, status);
    }
    return true;
  }

  /** Sends 404.html with status 404. */
  async sendNotFound(exchange: Exchange): Promise<void> {
    const hasPage = await this.#sendFile(exchange, '404.html', 404).then(
      () => true,
      () => false,
    );
    if (!hasPage) exchange.outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found');
  }

  /** Sends a file in the best coding, or 304. Headers go by the requested address, whatever file answers. */
  async #sendFile(exchange: Exchange, name: string, status: number): Promise<void> {
    const file = await this.#cache.get(join(this.#folder, name));
    const { incoming, outgoing, url } = exchange;
    const encoding = file.isCompressible ? chooseEncoding(incoming.headers['accept-encoding']?.toString()) : 'identity';
    const etag = encoding === 'identity' ? `"${file.etag}"` : `"${file.etag}-${encoding}"`;
    outgoing.setHeader('cache-control', DEFAULT_CACHE_CONTROL);
    for (const [name, value] of Object.entries(headersFor(this.#headers, url.pathname)))
      outgoing.setHeader(name, value);
    outgoing.setHeader('etag', etag);
    if (file.isCompressible) outgoing.setHeader('vary', 'Accept-Encoding');
    if (status === 200 && hasAlready(incoming.headers['if-none-match'], etag)) {
      outgoing.writeHead(304).end();
      return;
    }
    const body = await file.body(encoding);
    if (encoding !== 'identity') outgoing.setHeader('content-encoding', encoding);
    // A rule may know better than the file's name.
    if (!outgoing.hasHeader('content-type')) outgoing.setHeader('content-type', file.type);
    outgoing.setHeader('content-length', body.length);
    outgoing.writeHead(status).end(incoming.method === 'HEAD' ? undefined : body);
  }
}
