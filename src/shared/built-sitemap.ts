/** Served at /sitemap.xml until the owner generates one (ruling 19): netlify.toml forces that address to a function. */
export const BUILT_SITEMAP_PATH = '/sitemap-built.xml';
