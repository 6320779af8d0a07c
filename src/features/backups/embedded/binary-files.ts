/** Where the site keeps the embedded PostgreSQL's binaries: 15 MB are too much for a function's bundle. */
export const BINARIES_PATH = '/embedded-postgres';

/** Gzipped, under names that no server takes for a compressed variant of another file. */
export const BINARY_FILES = {
  pglite: { from: 'pglite.wasm', name: 'pglite-wasm.bin' },
  initdb: { from: 'initdb.wasm', name: 'initdb-wasm.bin' },
  data: { from: 'pglite.data', name: 'pglite-data.bin' },
} as const;
export type BinaryFile = keyof typeof BINARY_FILES;
