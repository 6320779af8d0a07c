import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { allowsEncoding } from '#http/allows-encoding.ts';
import { etagOf, hasAlready } from '#http/etag.ts';
import { type HeaderRule, headersFor } from './netlify-rules.ts';

/** Netlify's default: browsers revalidate each time. */
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
const READING = ['GET', 'HEAD'];
/** Hidden files, and those that only Netlify reads. */
const WITHOUT_ADDRESS = /\/\.(?!well-known\/)|^\/(_headers|_redirects)$/;
/** Types that a CDN compresses. */
const COMPRESSIBLE = /^text\/|[/+](?:json|javascript|xml|wasm)\b|^image\/(?:svg|x-icon|vnd\.microsoft\.icon)/;

const BROTLI = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
const CODINGS = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

type Coding = keyof typeof CODINGS;
type ServedFile = ReturnType<typeof servedFile>;

function servedFile(name: string, bytes: Buffer) {
  const type = lookup(name) ?? 'application/octet-stream';
  const isCompressible = COMPRESSIBLE.test(type);
  const compressed = new Map<Coding, Promise<Buffer>>();
  return {
    type: type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    etag: etagOf(bytes),
    codings: isCompressible ? (Object.keys(CODINGS) as Coding[]) : [],
    body: (coding: Coding | undefined): Buffer | Promise<Buffer> => {
      if (!coding) return bytes;
      const body = compressed.get(coding) ?? CODINGS[coding](bytes);
      compressed.set(coding, body);
      return body;
    },
  };
}

/** Netlify's pretty addresses: faq.html is /faq. */
const addressOf = (name: string) => name.replace(/^\/index\.html$|\.html$/, (end) => (end === '.html' ? '' : '/'));

/** Serves a built folder from memory, so that an address can't lead out of it, and a later build changes nothing here. */
export class StaticSite {
  readonly folder: string;
  readonly #headers: readonly HeaderRule[];
  readonly #files = new Map<string, ServedFile>();

  constructor(folder: string, headers: readonly HeaderRule[]) {
    this.folder = folder;
    this.#headers = headers;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(folder.length).replaceAll('\\', '/');
      if (!entry.isFile() || WITHOUT_ADDRESS.test(name)) continue;
      this.#files.set(addressOf(name), servedFile(name, readFileSync(path)));
    }
  }

  async answer(request: Request, pathname?: string, status = 200): Promise<Response | undefined> {
    const { pathname: asked, search } = new URL(request.url);
    const path = decoded(pathname ?? asked);
    const address = addressOf(path.replace(/(?<=.)\/$/, ''));
    const file = this.#files.get(address);
    const isPage = file?.type.startsWith('text/html');
    if (!file || address === MISSING || !(isPage || address === path)) return undefined;
    if (!READING.includes(request.method))
      return new Response(null, { status: 405, headers: { allow: READING.join(', ') } });
    if (address === path) return this.#fileAnswer(request, file, status);
    return new Response(null, { status: 301, headers: { location: `${encodeURI(address)}${search}` } });
  }

  async notFound(request: Request): Promise<Response> {
    const page = this.#files.get(MISSING);
    if (page) return this.#fileAnswer(request, page, 404);
    return new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain' } });
  }

  /** A file in the best coding, or 304. Headers go by the requested address, whatever file answers. */
  async #fileAnswer({ url, headers: asked }: Request, file: ServedFile, status: number): Promise<Response> {
    const coding = file.codings.find((name) => allowsEncoding(asked.get('accept-encoding'), name));
    const etag = `"${file.etag}${coding ? `-${coding}` : ''}"`;
    const headers = new Headers({ 'cache-control': DEFAULT_CACHE_CONTROL });
    for (const [header, value] of Object.entries(headersFor(this.#headers, new URL(url).pathname)))
      headers.set(header, value);
    headers.set('etag', etag);
    if (file.codings.length > 0) headers.set('vary', 'Accept-Encoding');
    if (status === 200 && hasAlready(asked.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers });
    if (coding) headers.set('content-encoding', coding);
    const body = await file.body(coding);
    // A rule may know better than the file's name.
    if (!headers.has('content-type')) headers.set('content-type', file.type);
    headers.set('content-length', String(body.length));
    return new Response(new Uint8Array(body), { status, headers });
  }
}

const MISSING = '/404';

/** '' for an address that is no UTF-8. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}
