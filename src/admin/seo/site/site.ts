import type { Document } from './html.ts';

export interface Answer {
  path: string;
  /** 0 without an answer. */
  status: number;
  headers: Headers;
  text: string;
  problem?: 'timeout' | 'network';
}

export interface Page {
  path: string;
  answer: Answer;
  document: Document;
}

export interface Link {
  path: string;
  to: string;
}

/** The origins of the site; they differ in local runs and previews. */
export interface Origins {
  /** The requested one: 'http://localhost:8888'. */
  own: string;
  /** The one that canonical, sitemap and Open Graph name: 'https://www.firma.de'. */
  public: string;
}

export interface Site {
  origins: Origins;
  /** Whether the site runs on this machine, where https is not judged. */
  isLocal: boolean;
  pages: readonly Page[];
  links: readonly Link[];
  /** By requested path. */
  answers: ReadonlyMap<string, Answer>;
  sitemap: Answer;
  /** The answer over plain http, if the site is read over https. */
  overHttp?: Answer;
}

/** Whether the home page was asked for and did not show itself: then the whole site is away. */
export const lacksHome = ({ answers, pages }: Pick<Site, 'answers' | 'pages'>): boolean =>
  answers.has('/') && !pages.some(({ path }) => path === '/');
