import robotsParser from 'robots-parser';

/** A robots.txt as search engines read it (RFC 9309). */
export interface RobotsTxt {
  /** The addresses as written. */
  sitemaps: string[];
  /** Whether a crawler of this name may fetch the path. */
  allows: (path: string, crawler?: string) => boolean;
}

/** The parser wants whole addresses of any site. */
const ANY_SITE = 'https://site.invalid';

export function readRobotsTxt(text: string): RobotsTxt {
  const robots = robotsParser(`${ANY_SITE}/robots.txt`, text);
  return {
    sitemaps: robots.getSitemaps(),
    allows: (path, crawler = '*') => robots.isAllowed(ANY_SITE + path, crawler) ?? true,
  };
}
