import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { BINARIES_PATH, BINARY_FILES } from './binary-files.ts';

const gzipAsync = promisify(gzip);
const packageFolder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

/** One of the embedded PostgreSQL's binaries, gzipped. */
export const packedBinary = async (from: string): Promise<Buffer> =>
  gzipAsync(await readFile(join(packageFolder, from)));

/** Puts the embedded PostgreSQL beside the site's files, for the backups' trial restore to fetch. */
export const embeddedPostgres = (): AstroIntegration => ({
  name: 'embedded-postgres',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = join(fileURLToPath(dir), BINARIES_PATH);
      await mkdir(folder, { recursive: true });
      await Promise.all(
        Object.values(BINARY_FILES).map(async ({ from, name }) =>
          writeFile(join(folder, name), await packedBinary(from)),
        ),
      );
    },
    'astro:server:setup': ({ server }) => {
      for (const { from, name } of Object.values(BINARY_FILES)) {
        server.middlewares.use(`${BINARIES_PATH}/${name}`, async (_request, response) => {
          response.end(await packedBinary(from));
        });
      }
    },
  },
});
