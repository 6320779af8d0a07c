/**
 * Where the build puts its sitemap. Not at /sitemap.xml: that address is the function's, which serves this file until
 * the owner has generated a sitemap (ruling 19), and a file and a function on one address would compete.
 */
export const BUILT_SITEMAP_PATH = '/sitemap-built.xml';
