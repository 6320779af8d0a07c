/** `npm run deploy:smoke -- https://…`: asks a deployed site from outside, and names what is off. */
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

type Ask = (path: string, init?: RequestInit) => Promise<Answer>;

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

/** What may be off, each with its faults: where to look, and what was found there. */
const CHECKS: Record<string, (ask: Ask) => Promise<(string | false)[]>> = {
  async 'log of the function health, and DATABASE_URL'(ask) {
    const { status, text } = await ask('/api/health');
    return [status !== 200 && `/api/health answers ${status}: ${text.slice(0, 80)}`];
  },
  'rule for /api/* in netlify.toml': async (ask) => {
    const { status, text } = await ask(UNKNOWN_API);
    const unknown = (status !== 404 || !isError(text)) && `${UNKNOWN_API} answers ${status}, not 404 as JSON`;
    return [unknown, ...(await Promise.all(routes.map((route) => notRefused(ask, route))))];
  },
  async 'headers for /* in netlify.toml'(ask) {
    const { headers } = await ask('/');
    const wanted = ['strict-transport-security', 'x-frame-options', 'referrer-policy', 'permissions-policy'];
    const missing = wanted.map((name) => !headers.get(name) && `no ${name}`);
    return [...missing, headers.get('x-content-type-options') !== 'nosniff' && 'no nosniff'];
  },
  async 'headers for /admin in netlify.toml'(ask) {
    const { status, headers } = await ask('/admin');
    return [
      status !== 200 && `/admin answers ${status}`,
      headers.get('cache-control') !== 'no-store' && `its Cache-Control is '${headers.get('cache-control')}'`,
      !headers.get('x-robots-tag')?.includes('noindex') && 'search engines may show it',
    ];
  },
  async 'pages and dist/_headers of the build'(ask) {
    return (await Promise.all(PUBLIC_PAGES.map(async (path) => pageFaults(path, await ask(path))))).flat();
  },
};

/** Lists the faults with where to look, one check after another, so that none slows another. */
export async function faultsOf(ask: Ask): Promise<string[]> {
  const all: string[] = [];
  for (const [place, check] of Object.entries(CHECKS)) {
    const faults = await check(ask).catch(({ message, cause }) => [`no answer: ${cause?.message || message}`]);
    all.push(...faults.filter((fault) => fault !== false).map((fault) => `${place}: ${fault}`));
  }
  return all;
}

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

const isError = (text: string): boolean => /^\{"error":/.test(text);

/** False if the function refuses a call without a session, or a write from another site; and for public reads. */
async function notRefused(ask: Ask, { method, path, access }: Route): Promise<string | false> {
  if (method === 'GET' && access === 'public') return false;
  const address = path.replace(/:\w+/g, NOBODYS_ID);
  const headers: Record<string, string> =
    method === 'GET' ? {} : { origin: 'https://example.invalid', 'sec-fetch-site': 'cross-site' };
  const { status, text } = await ask(address, { method, headers });
  const expected = method === 'GET' ? 401 : 403;
  return (
    (status !== expected || !isError(text)) && `${method} ${address} answers ${status}, not ${expected} of its function`
  );
}

if (import.meta.main) {
  const { origin } = new URL(process.argv[2] ?? '');
  const faults = await faultsOf(askAt(origin));
  console.log(faults.join('\n') || `${origin} is as it should be.`);
  process.exit(faults.length > 0 ? 1 : 0);
}
