import { apiRoutes } from '#api-routes.ts';
import { inlineHashes } from '#build/policy/page-policy.ts';
import { SECOND_MS } from '#config/limits.ts';
import { PUBLIC_PAGES } from '#content/pages.ts';
import type { Route } from '#shared/api/define-route.ts';

const SMOKE_TIMEOUT_MS = 15 * SECOND_MS;

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

export type Ask = (path: string, init?: RequestInit) => Promise<Answer>;

export interface Check {
  check: string;
  well: string;
  advice: string;
  faultsOf: (ask: Ask) => Promise<readonly (string | false | undefined)[]>;
}

export const askAt =
  (origin: string): Ask =>
  async (path, init) => {
    const signal = AbortSignal.timeout(SMOKE_TIMEOUT_MS);
    const response = await fetch(new URL(path, origin), { redirect: 'manual', signal, ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

const routes: readonly Route[] = Object.values(apiRoutes).flatMap((feature) => Object.values<Route>(feature));
const NOBODYS_ID = '00000000-0000-4000-8000-000000000000';
const UNKNOWN_API = '/api/diese-adresse-gibt-es-nicht';

export const checks: readonly Check[] = [
  {
    check: 'health',
    well: 'the database answers',
    advice: 'Look at the log of the function health; DATABASE_URL has to be set for production, and the database up.',
    async faultsOf(ask) {
      const { status, text } = await ask('/api/health');
      return [status !== 200 && `answers ${status}: ${text.slice(0, 80)}`];
    },
  },
  {
    check: 'functions before rewrites',
    well: `${routes.length} addresses reach their function, and refuse strangers`,
    advice: 'The rule for /api/* in netlify.toml takes what a function should: take it out and deploy again.',
    faultsOf: (ask) => Promise.all(routes.map((route) => refusalOf(ask, route))),
  },
  {
    check: 'unknown address of the API',
    well: '404, JSON',
    advice: 'netlify.toml sends /api/* to the function unknown-api: were both deployed?',
    async faultsOf(ask) {
      const answer = await ask(UNKNOWN_API);
      return [(answer.status !== 404 || !errorIn(answer)) && `answers ${answer.status}, not 404 as JSON`];
    },
  },
  {
    check: 'headers of the pages',
    well: 'https from now on, no frame of others, no content guessed',
    advice: 'netlify.toml has them under for = "/*": was it deployed, or does a proxy in front change them?',
    async faultsOf(ask) {
      const { headers } = await ask('/');
      const wanted = ['strict-transport-security', 'x-frame-options', 'referrer-policy', 'permissions-policy'];
      return [
        ...wanted.map((name) => !headers.get(name) && `no ${name}`),
        headers.get('x-content-type-options') !== 'nosniff' && 'no nosniff',
      ];
    },
  },
  {
    check: 'admin area',
    well: 'is there, not kept, not in search engines',
    advice: 'netlify.toml has its headers under for = "/admin": an entry below must not take them away.',
    async faultsOf(ask) {
      const { status, headers } = await ask('/admin');
      return [
        status !== 200 && `answers ${status}`,
        headers.get('cache-control') !== 'no-store' && `Cache-Control is '${headers.get('cache-control')}'`,
        !headers.get('x-robots-tag')?.includes('noindex') && 'search engines may show it',
      ];
    },
  },
  {
    check: 'public pages',
    well: `${PUBLIC_PAGES.length} answer, and their policies allow their own scripts and styles`,
    advice: 'The build writes pages and dist/_headers: was all of it deployed, and does nothing change the pages?',
    faultsOf: async (ask) =>
      (await Promise.all(PUBLIC_PAGES.map(async (path) => pageFaults(path, await ask(path))))).flat(),
  },
];

function pageFaults(path: string, { status, headers, text }: Answer): string[] {
  if (status !== 200) return [`${path} answers ${status}`];
  const policy = headers.get('content-security-policy') ?? '';
  const { scripts, styles } = inlineHashes(text);
  const refusedBy = (name: string, hashes: readonly string[]) => {
    const allowed = policy.split(';').find((part) => part.trim().startsWith(`${name} `)) ?? '';
    return hashes.filter((hash) => !allowed.includes(hash));
  };
  return [...refusedBy('script-src', scripts), ...refusedBy('style-src', styles)].map(
    (hash) => `${path}: its policy does not allow its own ${hash}`,
  );
}

function errorIn({ text }: Answer): unknown {
  try {
    return (JSON.parse(text) as { error?: unknown }).error;
  } catch {
    return undefined;
  }
}

/** Undefined if the function refuses a call without a session, or a write from another site; and for public reads. */
async function refusalOf(ask: Ask, { method, path, access }: Route): Promise<string | undefined> {
  if (method === 'GET' && access === 'public') return undefined;
  const address = path.replace(/:\w+/g, NOBODYS_ID);
  const headers: Record<string, string> =
    method === 'GET' ? {} : { origin: 'https://example.invalid', 'sec-fetch-site': 'cross-site' };
  const answer = await ask(address, { method, headers });
  const expected = method === 'GET' ? 401 : 403;
  const isRefused = answer.status === expected && errorIn(answer) !== undefined;
  return isRefused ? undefined : `${method} ${address} answers ${answer.status}, not ${expected} of its function`;
}
