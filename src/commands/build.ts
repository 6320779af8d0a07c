/**
 * The middle of `npm run build:netlify`: builds the pages, and the function bundles that a deploy uploads
 * (netlify.toml, [functions]). Both run side by side, because Astro uses one core.
 */

import { deployedFunctionsFolder, functionsFolder } from '#build/project.ts';
import { writeBundles } from '#build/write-bundles.ts';
import { PLANNED_HOLIDAYS } from '#content/planned-holidays.ts';
import { findClosedDays } from '#domain/requests/holiday.server.ts';
import { buildSite } from '#platform/serve/build-site.ts';
import { openDatabase } from '#server/db/database.ts';
import { databaseUrlIn } from '#server/environment.ts';

process.env[PLANNED_HOLIDAYS] = await readHolidays(databaseUrlIn(process.env));

const stop = new AbortController();
try {
  await Promise.all([buildSite(stop.signal), writeBundles(functionsFolder, deployedFunctionsFolder)]);
} finally {
  stop.abort();
}

/**
 * Reads the holidays from the database, as JSON. Before the first deploy there is no table, and a preview may have no
 * database.
 */
async function readHolidays(url: string | undefined): Promise<string> {
  if (!url) return '';
  await using db = openDatabase({ url, wsProxy: process.env.DATABASE_WS_PROXY, maxConnections: 1 });
  return findClosedDays(db, new Date()).then(JSON.stringify, () => '');
}
