/**
 * Where the function behind /sitemap.xml finds the sitemap of the build, which it serves until the owner has generated
 * one (ruling 19). The file at /sitemap.xml itself is out of its reach: netlify.toml forces that address to the function.
 */
export const BUILT_SITEMAP_PATH = '/sitemap-built.xml';
