import { join } from 'node:path';
import { hasAlready } from '#http/etag.ts';
import { findFile } from './find-file.ts';
import { type HeaderRule, headersFor } from './netlify-rules.ts';
import { chooseEncoding, FileCache } from './served-file.ts';

/** Netlify's default: browsers revalidate each time. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
const READING = ['GET', 'HEAD'];

export class StaticSite {
  readonly folder: string;
  readonly #headers: readonly HeaderRule[];
  readonly #cache = new FileCache();

  constructor(folder: string, headers: readonly HeaderRule[]) {
    this.folder = folder;
    this.#headers = headers;
  }

  async answer(request: Request, pathname?: string, status = 200): Promise<Response | undefined> {
    const url = new URL(request.url);
    const found = await findFile(this.folder, pathname ?? url.pathname);
    if (found === undefined) return undefined;
    if (!READING.includes(request.method))
      return new Response(null, { status: 405, headers: { allow: READING.join(', ') } });
    if ('file' in found) return this.#fileAnswer(request, found.file, status);
    return new Response(null, { status: 301, headers: { location: `${encodeURI(found.redirectTo)}${url.search}` } });
  }

  notFound(request: Request): Promise<Response> {
    const words = new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain' } });
    return this.#fileAnswer(request, '404.html', 404).catch(() => words);
  }

  /** A file in the best coding, or 304. Headers go by the requested address, whatever file answers. */
  async #fileAnswer({ url, headers: asked }: Request, name: string, status: number): Promise<Response> {
    const file = await this.#cache.get(join(this.folder, name));
    const encoding = file.isCompressible ? chooseEncoding(asked.get('accept-encoding')) : 'identity';
    const etag = encoding === 'identity' ? `"${file.etag}"` : `"${file.etag}-${encoding}"`;
    const headers = new Headers({ 'cache-control': DEFAULT_CACHE_CONTROL });
    for (const [header, value] of Object.entries(headersFor(this.#headers, new URL(url).pathname)))
      headers.set(header, value);
    headers.set('etag', etag);
    if (file.isCompressible) headers.set('vary', 'Accept-Encoding');
    if (status === 200 && hasAlready(asked.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers });
    const body = await file.body(encoding);
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    // A rule may know better than the file's name.
    if (!headers.has('content-type')) headers.set('content-type', file.type);
    headers.set('content-length', String(body.length));
    return new Response(new Uint8Array(body), { status, headers });
  }
}
