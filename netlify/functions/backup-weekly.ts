import { weeklyScheduler } from '#admin/backups/weekly.server.ts';

export default weeklyScheduler();

// A plain literal: Netlify reads it without running it. In UTC: 02:00 in Berlin is the first in summer, the second in
// winter. It runs every day, so that the next night makes up for a missed Sunday.
export const config = { region: 'fra', schedule: '0 0,1 * * *' };
