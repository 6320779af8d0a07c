import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { allowsEncoding } from '#http/allows-encoding.ts';
import { etagOf } from '#http/etag.ts';

/** The content codings that static files are sent in, best first. */
type Encoding = 'br' | 'gzip' | 'identity';

export const chooseEncoding = (accepted: string | null): Encoding =>
  (['br', 'gzip'] as const).find((coding) => allowsEncoding(accepted, coding)) ?? 'identity';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Types that a CDN compresses. */
const COMPRESSIBLE = /^text\/|[/+](?:json|javascript|xml|wasm)\b|^image\/(?:svg|x-icon|vnd\.microsoft\.icon)/;

/** Compresses a file once for each coding. */
function servedFile(name: string, bytes: Buffer) {
  const type = typeOf(name);
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    etag: etagOf(bytes),
    isCompressible: COMPRESSIBLE.test(type),
    body: (encoding: Encoding): Promise<Buffer> => {
      const body = encoded.get(encoding) ?? encode(bytes, encoding);
      encoded.set(encoding, body);
      return body;
    },
  };
}
type ServedFile = ReturnType<typeof servedFile>;

async function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(bytes, { level: constants.Z_BEST_COMPRESSION });
  if (encoding === 'identity') return bytes;
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function typeOf(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

export class FileCache {
  readonly #files = new Map<string, { version: string; file: ServedFile }>();

  async get(path: string): Promise<ServedFile> {
    const { mtimeMs, size } = await stat(path);
    const version = `${mtimeMs} ${size}`;
    const known = this.#files.get(path);
    if (known?.version === version) return known.file;
    const file = servedFile(path, await readFile(path));
    // Caches only compressed files, because pictures are large and quickly read.
    if (file.isCompressible) this.#files.set(path, { version, file });
    return file;
  }
}
