import { backupRunner } from '../../src/features/backups/backup-runner.server.ts';

export default backupRunner();

// A plain literal: Netlify reads it without running it. The trial database takes 1 GB at its start.
export const config = { region: 'fra', background: true, memory: 2048 };
