import { apiRoutes } from '#api-routes.ts';
import { SECOND_MS } from '#config/limits.ts';
import type { Route } from '#shared/api/define-route.ts';
import { lineOf, type SmokeLine } from './table.ts';

const SMOKE_TIMEOUT_MS = 15 * SECOND_MS;

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

export type Ask = (path: string, init?: RequestInit) => Promise<Answer>;

interface ServerCheck {
  check: string;
  well: string;
  advice: string;
  faultsOf: (ask: Ask, origin: string) => Promise<readonly (string | false | undefined)[]>;
}

/** Checks one after another, so that none slows another. */
export async function* serverLines(origin: string): AsyncGenerator<SmokeLine> {
  const ask: Ask = async (path, init) => {
    const signal = AbortSignal.timeout(SMOKE_TIMEOUT_MS);
    const response = await fetch(new URL(path, origin), { redirect: 'manual', signal, ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  for (const check of serverChecks) {
    yield lineOf(check, await check.faultsOf(ask, origin).catch((error) => [`no answer: ${causeOf(error)}`]));
  }
}

const causeOf = ({ message, cause }: Error) => (cause instanceof Error ? cause.message || cause.name : message);

const routes: readonly Route[] = Object.values(apiRoutes).flatMap((feature) => Object.values<Route>(feature));
const NOBODYS_ID = '00000000-0000-4000-8000-000000000000';
const UNKNOWN_API = '/api/diese-adresse-gibt-es-nicht';

export const serverChecks: readonly ServerCheck[] = [
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
    check: 'headers of the API',
    well: 'not kept, no content guessed',
    advice: 'src/http/answer.ts sets them: does a proxy in front of the site change them?',
    async faultsOf(ask) {
      const { headers } = await ask('/api/health');
      return [
        headers.get('cache-control') !== 'no-store' && 'answers may be kept',
        headers.get('x-content-type-options') !== 'nosniff' && 'no nosniff',
        !headers.get('content-security-policy')?.includes("default-src 'none'") && 'no policy',
      ];
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
    check: 'session cookie',
    well: 'for this host alone, and for no script',
    advice: 'Without these attributes others can read or set it: is the site behind a proxy that speaks http to it?',
    async faultsOf(ask, origin) {
      // A logout without a session changes nothing, and sets the same cookie as a login.
      const { headers } = await ask('/api/admin/logout', { method: 'POST', headers: { origin } });
      return cookieFaults(headers.getSetCookie(), origin.startsWith('https:'));
    },
  },
];

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

/** Over https the cookie must be bound to this host. */
function cookieFaults(lines: readonly string[], isSecure: boolean): (string | false)[] {
  const name = isSecure ? '__Host-session' : 'session';
  const line = lines.find((cookie) => cookie.startsWith(`${name}=`))?.toLowerCase();
  if (line === undefined) return [`no cookie named ${name}`];
  const attributes = line.split(/\s*;\s*/);
  return [
    ...['httponly', 'samesite=strict', 'path=/', ...(isSecure ? ['secure'] : [])].map(
      (wanted) => !attributes.includes(wanted) && `no ${wanted}`,
    ),
    line.includes('domain=') && 'is sent to other hosts',
  ];
}
