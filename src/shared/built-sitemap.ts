/**
 * The address of the built sitemap, which the function behind /sitemap.xml serves until the owner generates one (ruling
 * 19). It can't fetch the file at /sitemap.xml, because netlify.toml forces that address to the function.
 */
export const BUILT_SITEMAP_PATH = '/sitemap-built.xml';
