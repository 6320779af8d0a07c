/**
 * Between check and preparation of `npm run build:netlify`: the pages, and the bundles of the functions that a deploy
 * uploads (netlify.toml, [functions]). Side by side, since Astro uses one core.
 */
import { writeBundles } from '../functions/write-bundles.ts';
import { deployedFunctionsFolder, functionsFolder } from '../project.ts';
import { buildSite } from '../serve/build-site.ts';

const stop = new AbortController();
try {
  await Promise.all([buildSite(stop.signal), writeBundles(functionsFolder, deployedFunctionsFolder)]);
} finally {
  stop.abort();
}
