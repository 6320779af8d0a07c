import type { Document } from './html.ts';

export interface Redirect {
  from: string;
  to: string;
  status: number;
}

/** What came back for one address of the site, after its redirects. */
export interface Answer {
  /** The path that was asked. */
  path: string;
  /** The path of the last answer: another one after a redirect. */
  endsAt: string;
  /** 0 where nothing came back. */
  status: number;
  headers: Headers;
  /** Length of the body in bytes, before compression. */
  bytes: number;
  /** The body of text formats, '' otherwise. */
  text: string;
  /** From the request to the first byte of the last answer. */
  waitMs: number;
  redirects: readonly Redirect[];
  /** Where a redirect led off the site or into its private part; it was not followed. */
  leavesTo?: string;
  /** Why there is no answer. */
  problem?: 'timeout' | 'network' | 'redirects' | 'size';
}

/** A page of the site: an answer with status 200 and HTML. `path` is where it lives, after redirects. */
export interface Page {
  path: string;
  answer: Answer;
  document: Document;
}

/** A link to an address of the site. */
export interface Link {
  /** Path of the page it stands on. */
  from: string;
  path: string;
  /** Without '#'; '' where there is none. */
  hash: string;
}

/** Where the site was read, and where it says it lives: the two differ in local runs and previews. */
export interface Origins {
  /** 'http://localhost:8888', asked for everything. */
  own: string;
  /** 'https://www.firma.de', what canonical, sitemap and Open Graph name. */
  public: string;
}

/** All that was read of the site in one run: what the checks judge. */
export interface Site {
  origins: Origins;
  /** Read on this machine: what only a published site can have is not judged. */
  isLocal: boolean;
  /** The public pages that links lead to, starting from '/'. */
  pages: readonly Page[];
  /** Pages that shall stay out of search engines and that no link leads to. */
  hiddenPages: readonly Page[];
  links: readonly Link[];
  /** Every address that was asked, by path. */
  answers: ReadonlyMap<string, Answer>;
  robotsTxt: Answer;
  sitemap: Answer;
  /** The answer to an address that does not exist. */
  unknownAddress: Answer;
  /** The site's answer over plain http; only where the site itself is read over https. */
  overHttp?: Answer;
  /** Addresses that were not asked any more, because there were too many or it took too long. */
  leftOut: number;
}
