/**
 * Between check and preparation of `npm run build:netlify`: the pages, and the bundles of the functions that a deploy
 * uploads (netlify.toml, [functions]). Side by side, since Astro uses one core.
 */

import { deployedFunctionsFolder, functionsFolder } from '#build/project.ts';
import { writeBundles } from '#build/write-bundles.ts';
import { buildSite } from '#platform/serve/build-site.ts';

const stop = new AbortController();
try {
  await Promise.all([buildSite(stop.signal), writeBundles(functionsFolder, deployedFunctionsFolder)]);
} finally {
  stop.abort();
}
