import { join } from 'node:path';
import type { Exchange } from '../http/exchange.ts';
import { findFile } from './find-file.ts';
import { type HeaderRule, headersFor } from './netlify-rules.ts';
import { sendFile } from './send-file.ts';
import { FileCache } from './served-file.ts';

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

  /** Answers with what a path leads to; false where it leads to nothing. */
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

  /** The page for what is not there, with status 404. */
  async sendNotFound(exchange: Exchange): Promise<void> {
    const hasPage = await this.#sendFile(exchange, '404.html', 404).then(
      () => true,
      () => false,
    );
    if (!hasPage) exchange.outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found');
  }

  /** Headers go by the address that was asked for, whatever file answers. */
  async #sendFile(exchange: Exchange, name: string, status: number): Promise<void> {
    const file = await this.#cache.get(join(this.#folder, name));
    await sendFile(exchange, file, { status, headers: headersFor(this.#headers, exchange.url.pathname) });
  }
}
