/**
 * A build plugin of Netlify's: brings the encoded pictures of the last build back and keeps them for the next one.
 * Encoding them is most of a build's time, and of what lies in the project Netlify keeps node_modules alone.
 */

/** Where Astro keeps them (astro.config.mjs, `cacheDir`). */
const PICTURES = '.cache/astro';

export async function onPreBuild({ utils: { cache } }) {
  const isThere = await cache.restore(PICTURES);
  console.log(isThere ? 'The pictures of the last build are back.' : 'No pictures of an earlier build: all are made.');
}

export async function onPostBuild({ utils: { cache } }) {
  await cache.save(PICTURES);
}
