import { backupRunner } from '../../src/features/backups/backup-runner.server.ts';

export default backupRunner();

// A plain literal: Netlify reads it without running it. Left out are the embedded database's binaries, which the site
// keeps (features/backups/embedded), and what only CommonJS would load. The trial database takes 1 GB at its start.
export const config = {
  background: true,
  memory: 2048,
  includedFiles: [
    '!../../node_modules/@electric-sql/pglite/dist/*.wasm',
    '!../../node_modules/@electric-sql/pglite/dist/*.data',
    '!../../node_modules/@electric-sql/pglite/dist/*.cjs',
    '!../../node_modules/@neondatabase/serverless/index.js',
    '!../../node_modules/zod/**/*.cjs',
    '!../../node_modules/kysely/**/*.cjs',
  ],
};
