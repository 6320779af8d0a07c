import { backupRunner } from '#admin/backups/backup-runner.server.ts';

export default backupRunner();

// A plain literal: Netlify reads it without running it. The function refuses strangers itself. `rateLimit` keeps them
// from starting many instances, and needs a path of its own.
export const config = {
  region: 'fra',
  includedFiles: ['*.mjs'],
  path: '/api/jobs/backup-run',
  background: true,
  rateLimit: { windowLimit: 30, windowSize: 180, aggregateBy: ['ip', 'domain'] },
};
