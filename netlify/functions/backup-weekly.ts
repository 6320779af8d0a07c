import { weeklyScheduler } from '#admin/backups/weekly.server.ts';

export default weeklyScheduler();

// A plain literal: Netlify reads it without running it. In UTC: one of the two is 02:00 in Berlin, in summer the
// first and in winter the second; every day, so that a missed Sunday is caught up the next night.
export const config = { region: 'fra', schedule: '0 0,1 * * *' };
