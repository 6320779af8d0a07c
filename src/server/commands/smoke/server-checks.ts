import { apiRoutes } from '#api-routes.ts';
import { SMOKE_FIRST_BYTE_MS } from '#config/limits.ts';
import type { Route } from '#shared/api/define-route.ts';
import { type Check, seen } from './check.ts';
import type { Answer, DeployedSite } from './deployed-site.ts';

const routes: readonly Route[] = Object.values(apiRoutes).flatMap((feature) => Object.values<Route>(feature));
const NOBODYS_ID = '00000000-0000-4000-8000-000000000000';
const UNKNOWN_API = '/api/diese-adresse-gibt-es-nicht';
/** How often the home page is asked for; the middle one counts. */
const TRIES = 5;

const isJson = ({ headers }: Answer) => headers.get('content-type')?.startsWith('application/json') ?? false;

/** The `error` of an answer of the API; undefined where it is none. */
function errorIn({ text }: Answer): string | undefined {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Asks for a route in a way that its function refuses before it does anything: without a session, or, where
 * something would be written, as another site's page. Undefined where there is no such way.
 */
async function refusalOf(site: DeployedSite, { method, path, access }: Route): Promise<string | undefined> {
  if (method === 'GET' && access === 'public') return undefined;
  const address = path.replace(/:\w+/g, NOBODYS_ID);
  const headers: Record<string, string> =
    method === 'GET' ? {} : { origin: 'https://example.invalid', 'sec-fetch-site': 'cross-site' };
  const answer = await site.ask(address, { method, headers });
  const expected = method === 'GET' ? 401 : 403;
  const isRefused = answer.status === expected && isJson(answer) && errorIn(answer) !== undefined;
  return isRefused ? undefined : `${method} ${address} answers ${answer.status}, not ${expected} of its function`;
}

/** What is wrong with the line that sets the session's cookie; over https it is bound to this host alone. */
function cookieFaults(lines: readonly string[], isSecure: boolean): (string | false)[] {
  const name = isSecure ? '__Host-session' : 'session';
  const line = lines.find((cookie) => cookie.startsWith(`${name}=`));
  if (line === undefined)
    return [`no cookie named ${name} (${lines.map((cookie) => cookie.split('=')[0]).join(', ')})`];
  const attributes = line
    .split(';')
    .slice(1)
    .map((attribute) => attribute.trim().toLowerCase());
  return [
    ...['httponly', 'samesite=strict', 'path=/', ...(isSecure ? ['secure'] : [])].map(
      (wanted) => !attributes.includes(wanted) && `no ${wanted}`,
    ),
    attributes.some((attribute) => attribute.startsWith('domain=')) && 'is sent to other hosts',
  ];
}

const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The checks of what the functions and the host do. */
export const serverChecks: readonly Check[] = [
  {
    name: 'health',
    advice: 'Look at the log of the function health; DATABASE_URL has to be set for production, and the database up.',
    async look(site) {
      const { status, text } = await site.read('/api/health');
      return seen([status !== 200 && `answers ${status}: ${text.slice(0, 80)}`], 'the database answers');
    },
  },
  {
    name: 'functions before rewrites',
    advice: 'The rule for /api/* in netlify.toml takes what a function should: take it out and deploy again.',
    async look(site) {
      const refusals = await Promise.all(routes.map((route) => refusalOf(site, route)));
      return seen(refusals, `${routes.length} addresses reach their function, and refuse strangers`);
    },
  },
  {
    name: 'unknown address of the API',
    advice: 'netlify.toml sends /api/* to the function unknown-api: were both deployed?',
    async look(site) {
      const answer = await site.read(UNKNOWN_API);
      return seen(
        [(answer.status !== 404 || !errorIn(answer)) && `answers ${answer.status}, not 404 as JSON`],
        '404, JSON',
      );
    },
  },
  {
    name: 'headers of the API',
    advice: 'src/server/http/answer.ts sets them: does a proxy in front of the site change them?',
    async look(site) {
      const { headers } = await site.read('/api/health');
      return seen(
        [
          headers.get('cache-control') !== 'no-store' && 'answers may be kept',
          headers.get('x-content-type-options') !== 'nosniff' && 'no nosniff',
          !headers.get('content-security-policy')?.includes("default-src 'none'") && 'no policy',
        ],
        'not kept, no content guessed',
      );
    },
  },
  {
    name: 'admin area',
    advice: 'netlify.toml has its headers under for = "/admin": an entry below must not take them away.',
    async look(site) {
      const { status, headers } = await site.read('/admin');
      return seen(
        [
          status !== 200 && `answers ${status}`,
          headers.get('cache-control') !== 'no-store' && `Cache-Control is '${headers.get('cache-control')}'`,
          !headers.get('x-robots-tag')?.includes('noindex') && 'search engines may show it',
        ],
        'is there, not kept, not in search engines',
      );
    },
  },
  {
    name: 'session cookie',
    advice: 'Without these attributes others can read or set it: is the site behind a proxy that speaks http to it?',
    async look(site) {
      // Logging out without a session changes nothing, and its answer sets the same cookie as logging in.
      const { headers } = await site.ask('/api/admin/logout', { method: 'POST', headers: { origin: site.origin } });
      const lines = headers.getSetCookie();
      return seen(
        cookieFaults(lines, site.isSecure),
        site.isSecure ? '__Host-, Secure, HttpOnly' : 'HttpOnly, for http',
      );
    },
  },
  {
    name: 'https everywhere',
    advice: 'Switch on “Force HTTPS” in the host’s domain settings.',
    onlyWhen: (site) => site.isSecure,
    async look(site) {
      const { status, headers } = await site.ask(site.origin.replace('https:', 'http:'));
      const leads = [301, 308].includes(status) && headers.get('location')?.startsWith(`${site.origin}/`);
      return seen([!leads && `http answers ${status} ${headers.get('location') ?? ''}`], 'http leads there');
    },
  },
  {
    name: 'time to first byte',
    advice: 'Measured from here: try again from elsewhere; where it stays so, the host or its CDN is slow.',
    async look(site) {
      const times: number[] = [];
      for (let i = 0; i < TRIES; i++) times.push((await site.ask('/')).firstByteMs);
      const ms = Math.round(middleOf(times));
      return seen([ms > SMOKE_FIRST_BYTE_MS && `${ms} ms, more than ${SMOKE_FIRST_BYTE_MS}`], `${ms} ms`);
    },
  },
];
