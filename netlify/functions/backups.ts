import { backupHandlers } from '#admin/backups/backups.server.ts';
import { backupRoutes } from '#admin/backups/contract.ts';
import { serve } from '#http/serve.ts';

export default serve(backupRoutes, backupHandlers);

// A plain literal: Netlify reads it without running it.
export const config = {
  region: 'fra',
  includedFiles: ['*.mjs'],
  path: ['/api/admin/backups', '/api/admin/backups/status', '/api/admin/backup', '/api/admin/backups/auto-setup'],
};
