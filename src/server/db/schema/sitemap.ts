/** The generated sitemap: one row, id 1. */
export interface SitemapTable {
  id: number;
  xml: string;
  pages: number;
  generatedAt: Date;
}

/** What a page's main content was when it was last seen, and since when it is so (`lastmod`). */
export interface SitemapPagesTable {
  path: string;
  /** SHA-256 in hex. */
  contentHash: string;
  changedAt: Date;
}
