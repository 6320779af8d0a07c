import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SMOKE_FIRST_BYTE_MS } from '#config/limits.ts';
import { SPECULATION_RULES } from '#features/site-files/speculation-rules.ts';
import { netlifyConfig } from '#platform/project.ts';
import { headersFor, readNetlifyRules } from '#platform/static/netlify-rules.ts';
import type { Check } from '#server/commands/smoke/check.ts';
import { type Answer, DeployedSite, type ExpectedHeaders } from '#server/commands/smoke/deployed-site.ts';
import { runSmoke, smokeChecks, smokeTable } from '#server/commands/smoke/run-smoke.ts';
import { type Fault, type FaultyProxy, faultyProxy } from '../../support/faulty-proxy.ts';
import { type ProductionServer, startProductionServer } from '../../support/production-server.ts';
import { runChild } from '../../support/run/child.ts';

// Every line asks the real server, many times; a machine with other work takes its time.
vi.setConfig({ testTimeout: 120_000 });

let server: ProductionServer;
let proxy: FaultyProxy;
let expectedHeaders: ExpectedHeaders;

beforeAll(async () => {
  server = await startProductionServer({ env: { ADMIN_PASSWORD: 'a password of this test' } });
  proxy = await faultyProxy(server.url);
  const { headers } = await readNetlifyRules(netlifyConfig, 'public');
  expectedHeaders = (path) => headersFor(headers, path);
});
afterAll(async () => {
  await proxy?.stop();
  await server?.stop();
});

/** The site behind the proxy as one that is published: sample data are no reminder there. */
class PublishedSite extends DeployedSite {
  override get isLocal(): boolean {
    return false;
  }
}

const smoke = (...args: string[]) => runChild(['npm', 'run', '--silent', 'deploy:smoke', '--', ...args]);
const isPath = (wanted: string) => (path: string) => path === wanted;
/** The lines that are not ok; the whole table is what a failure says. */
async function expectOff(site: DeployedSite, lines: readonly string[]) {
  const table = await runSmoke(site);
  const isOff = table.filter(({ state }) => state !== 'ok').map(({ check, state }) => `${state} ${check}`);
  expect(isOff, smokeTable(table)).toEqual(lines);
}

/** A fault for each line that this machine can be asked about. */
const planted: readonly (readonly [check: string, fault: Fault])[] = [
  ['health', { at: isPath('/api/health'), status: 503 }],
  [
    'functions before rewrites',
    { at: isPath('/api/admin/contact'), status: 404, body: () => '{"error":"Das gibt es hier nicht."}' },
  ],
  ['unknown address of the API', { at: (path) => path.startsWith('/api/diese'), body: () => '<h1>404</h1>' }],
  ['headers of the API', { at: isPath('/api/health'), headers: { 'x-content-type-options': undefined } }],
  ['admin area', { at: isPath('/admin'), headers: { 'cache-control': 'public, max-age=600' } }],
  [
    'session cookie',
    { at: isPath('/api/admin/logout'), headers: { 'set-cookie': 'session=; Path=/; SameSite=Strict' } },
  ],
  ['time to first byte', { at: isPath('/'), delayMs: SMOKE_FIRST_BYTE_MS + 100 }],
  ['public pages', { at: isPath('/faq'), status: 500 }],
  ['policy of each page', { at: isPath('/faq'), headers: { 'content-security-policy': undefined } }],
  [
    'policy of each page',
    { at: isPath('/danke'), body: (html) => html.replace('<head>', '<head><script>added()</script>') },
  ],
  ['security headers', { at: isPath('/impressum'), headers: { 'x-content-type-options': undefined } }],
  ['pages are asked for anew', { at: isPath('/faq'), headers: { 'cache-control': 'public, max-age=3600' } }],
  [
    'files under /_astro are kept',
    { at: (path) => path.startsWith('/_astro/'), headers: { 'cache-control': 'public, max-age=0, must-revalidate' } },
  ],
  ['compression', { at: isPath('/'), isPlain: true }],
  ['speculation rules', { at: isPath(SPECULATION_RULES), headers: { 'content-type': 'application/json' } }],
  ['speculation rules', { at: isPath('/'), headers: { 'speculation-rules': undefined } }],
  ['page for what is not there', { at: isPath('/diese-seite-gibt-es-nicht'), status: 200 }],
  ['sitemap', { at: isPath('/sitemap.xml'), body: (xml) => xml.replace(/<loc>[^<]*faq<\/loc>/, '') }],
  ['robots.txt', { at: isPath('/robots.txt'), body: (text) => `${text}Disallow: /\n` }],
];

test('the local server is as it should be, but for the sample data it reminds of', async () => {
  const { code, output } = await smoke(server.url);
  expect(output).toContain(`${server.url} is as it should be.`);
  expect(output).toMatch(/^ok {4}health +the database answers$/m);
  expect(output).toMatch(/^note {2}no sample data +the pages still say Muster Glasreinigung/m);
  expect(code).toBe(0);
});

describe('a fault is found in exactly its line:', () => {
  test.each(planted)('%s', async (check, fault) => {
    proxy.plant(fault);
    await expectOff(
      new DeployedSite(proxy.origin, expectedHeaders),
      smokeChecks
        .map(({ name }) => name)
        .filter((name) => [check, 'no sample data'].includes(name))
        .map((name) => (name === check ? `OFF ${name}` : `note ${name}`)),
    );
  });

  test('no sample data, on a site that is published', async () => {
    proxy.plant(undefined);
    await expectOff(new PublishedSite(proxy.origin, expectedHeaders), ['OFF no sample data']);
  });

  test('for every line but the one that needs https', () => {
    const found = new Set([...planted.map(([check]) => check), 'no sample data', 'https everywhere']);
    expect(smokeChecks.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([]);
  });
});

test('what is off says what to do, and ends the command with status 1', async () => {
  proxy.plant(planted[0]?.[1]);
  const { code, output } = await smoke(proxy.origin);
  expect(code).toBe(1);
  expect(output).toMatch(/^OFF {3}health +answers 503/m);
  expect(output).toContain('→ Look at the log of the function health');
  expect(output).toContain(`1 of ${smokeChecks.length - 1} off.`);
});

test('a site that does not answer is off in every line', async () => {
  const lines = await runSmoke(new DeployedSite('http://127.0.0.1:9', expectedHeaders));
  expect(lines.map(({ state }) => state)).toEqual(lines.map(() => 'OFF'));
  expect(smokeTable(lines)).toContain('no answer:');
});

test.each([[[]], [['www.firma.example']], [['ftp://firma.example']]])('%o is no site to ask', async (args) => {
  const { code, output } = await smoke(...args);
  expect([code, output]).toEqual([2, expect.stringContaining('Usage: npm run deploy:smoke -- https://')]);
});

describe('over https', () => {
  const answer = (headers: HeadersInit, status = 200): Answer => ({
    status,
    headers: new Headers(headers),
    text: '',
    firstByteMs: 1,
  });
  /** A line of the table, of a site that gives one answer to everything. */
  async function lineOf(name: string, given: Answer) {
    const site = new DeployedSite('https://www.firma.example', () => ({}));
    vi.spyOn(site, 'ask').mockResolvedValue(given);
    const check = smokeChecks.find((candidate) => candidate.name === name) as Check;
    return check.look(site);
  }
  const whole = '__Host-session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure';

  test('the session cookie belongs to this host alone', async () => {
    expect(await lineOf('session cookie', answer({ 'set-cookie': whole }))).toEqual({
      well: '__Host-, Secure, HttpOnly',
    });
    for (const [cookie, fault] of [
      [whole.replace('__Host-', ''), 'no cookie named __Host-session (session)'],
      [whole.replace('; Secure', ''), 'no secure'],
      [whole.replace('; HttpOnly', ''), 'no httponly'],
      [whole.replace('Strict', 'Lax'), 'no samesite=strict'],
      [`${whole}; Domain=firma.example`, 'is sent to other hosts'],
    ] as const) {
      expect(await lineOf('session cookie', answer({ 'set-cookie': cookie }))).toEqual({ wrong: [fault] });
    }
  });

  test('http leads to it', async () => {
    const there = { location: 'https://www.firma.example/' };
    expect(await lineOf('https everywhere', answer(there, 301))).toEqual({ well: 'http leads there' });
    expect(await lineOf('https everywhere', answer({}))).toEqual({ wrong: ['http answers 200 '] });
    expect(await lineOf('https everywhere', answer({ location: 'https://elsewhere.example/' }, 301))).toMatchObject({
      wrong: [expect.stringContaining('elsewhere')],
    });
  });
});
