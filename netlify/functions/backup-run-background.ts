import { backupRunner } from '../../src/features/backups/backup-doors.server.ts';

export default backupRunner();

// A plain literal: Netlify reads it without running it.
export const config = { background: true };
