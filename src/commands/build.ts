/** The middle of `npm run build:netlify`: pages and function bundles side by side, because Astro uses one core. */

import { deployedFunctionsFolder, functionsFolder } from '#build/project.ts';
import { writeBundles } from '#build/write-bundles.ts';
import { buildSite } from '#platform/serve/build-site.ts';

const stop = new AbortController();
try {
  await Promise.all([buildSite(stop.signal), writeBundles(functionsFolder, deployedFunctionsFolder)]);
} finally {
  stop.abort();
}
