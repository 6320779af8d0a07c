import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { BACKUP_TRIGGER_TIMEOUT_MS } from '#config/limits.ts';
import type { EmbeddedBinaries } from '#server/db/embedded-session.ts';
import { BINARIES_PATH, BINARY_FILES, type BinaryFile } from './binary-files.ts';

const gunzipAsync = promisify(gunzip);

/** The embedded PostgreSQL's binaries from the site of the same deploy. @throws Error when one is not there. */
export async function fetchBinaries(origin: string): Promise<EmbeddedBinaries> {
  const [pglite, initdb, data] = await Promise.all([
    fetchBinary(origin, 'pglite'),
    fetchBinary(origin, 'initdb'),
    fetchBinary(origin, 'data'),
  ]);
  return {
    pgliteWasmModule: await WebAssembly.compile(pglite),
    initdbWasmModule: await WebAssembly.compile(initdb),
    fsBundle: new Blob([data]),
  };
}

async function fetchBinary(origin: string, file: BinaryFile): Promise<Uint8Array<ArrayBuffer>> {
  const address = new URL(`${BINARIES_PATH}/${BINARY_FILES[file].name}`, origin);
  const response = await fetch(address, { signal: AbortSignal.timeout(BACKUP_TRIGGER_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address.pathname} was answered with ${response.status}`);
  return new Uint8Array(await gunzipAsync(await response.arrayBuffer()));
}
