import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverChecks, serverLines } from '#commands/smoke/server-checks.ts';
import { pageLines, runSmoke } from '#commands/smoke/smoke.ts';
import { type SmokeLine, smokeText } from '#commands/smoke/table.ts';
import { type Fault, faultyProxy } from '../../support/faulty-proxy.ts';
import { type ProductionServer, startProductionServer } from '../../support/production-server.ts';
import { runChild } from '../../support/run/child.ts';
import { aSite } from '../../support/seo/a-site.ts';

// Every line asks the real server many times, which a busy machine answers slowly.

let server: ProductionServer;
let proxy: Awaited<ReturnType<typeof faultyProxy>>;

beforeAll(async () => {
  server = await startProductionServer({ env: { ADMIN_PASSWORD: 'a password of this test' } });
  proxy = await faultyProxy(server.url);
});
afterAll(async () => {
  await proxy?.stop();
  await server?.stop();
});

const smoke = (...args: string[]) => runChild(['npm', 'run', '--silent', 'deploy:smoke', '--', ...args]);
const isPath = (wanted: string) => (path: string) => path === wanted;
async function gathered(lines: AsyncIterable<SmokeLine>) {
  const list: SmokeLine[] = [];
  for await (const line of lines) list.push(line);
  return list;
}
/** Expects these lines not to be ok; a failure prints the whole table. */
async function expectNotOk(found: AsyncIterable<SmokeLine>, lines: readonly string[]) {
  const table = await gathered(found);
  const notOk = table.filter(({ state }) => state !== 'ok').map(({ check, state }) => `${state} ${check}`);
  expect(notOk.toSorted(), table.map(smokeText).join('\n')).toEqual(lines.toSorted());
}

const atServer: readonly (readonly [check: string, fault: Fault])[] = [
  ['health', { at: isPath('/api/health'), status: 503 }],
  [
    'functions before rewrites',
    { at: isPath('/api/admin/contact'), status: 404, body: () => '{"error":"Das gibt es hier nicht."}' },
  ],
  ['unknown address of the API', { at: (path) => path.startsWith('/api/diese'), body: () => '<h1>404</h1>' }],
  ['headers of the API', { at: isPath('/api/health'), headers: { 'x-content-type-options': undefined } }],
  ['headers of the pages', { at: isPath('/'), headers: { 'x-content-type-options': undefined } }],
  ['admin area', { at: isPath('/admin'), headers: { 'cache-control': 'public, max-age=600' } }],
  [
    'session cookie',
    { at: isPath('/api/admin/logout'), headers: { 'set-cookie': 'session=; Path=/; SameSite=Strict' } },
  ],
];

/** tests/architecture/built/seo.test.ts tests the pages' other faults. */
const atPages: readonly (readonly [checks: readonly string[], fault: Fault])[] = [
  [['OFF public pages'], { at: isPath('/danke'), status: 404 }],
  [['OFF public pages', 'OFF Erreichbarkeit'], { at: isPath('/barrierefreiheit'), status: 500 }],
  [
    ['OFF policy of each page'],
    { at: isPath('/danke'), body: (html) => html.replace('<head>', '<head><script>added()</script>') },
  ],
  [['OFF Sitemap'], { at: isPath('/sitemap.xml'), status: 404 }],
];
const REMINDER = 'note Übrig gebliebene Musterangaben';

test('the local server passes, with a reminder of the sample data', async () => {
  const { code, output } = await smoke(server.url);
  expect(output).toContain(`${server.url} is as it should be.`);
  expect(output).toMatch(/^ok {4}health +the database answers$/m);
  expect(output).toMatch(/^ok {4}SEO analysis +13 of 14 checks$/m);
  expect(output).toMatch(
    /^note {2}Übrig gebliebene Musterangaben +Auf allen Seiten: Hier steht noch „Muster Glasreinigung/m,
  );
  expect(code).toBe(0);
});

describe('a fault shows in exactly its line:', () => {
  test.each(atServer)('%s', async (check, fault) => {
    proxy.plant(fault);
    await expectNotOk(serverLines(proxy.origin), [`OFF ${check}`]);
  });

  test.each(atPages)('%j', async (lines, fault) => {
    proxy.plant(fault);
    await expectNotOk(runSmoke(proxy.origin), [...lines, REMINDER]);
  });

  test('for every line of the server', () => {
    expect(new Set(atServer.map(([check]) => check))).toEqual(new Set(serverChecks.map(({ check }) => check)));
  });
});

test('sample data are an error on a published site', () => {
  const site = aSite({ pages: { '/': '<p>Muster Glasreinigung Rheinhessen</p>' }, changes: { isLocal: false } });
  expect(pageLines(site)).toContainEqual(
    expect.objectContaining({ check: 'Übrig gebliebene Musterangaben', state: 'OFF' }),
  );
});

test('a failed line gives advice, and ends the command with status 1', async () => {
  proxy.plant(atServer[0]?.[1]);
  const { code, output } = await smoke(proxy.origin);
  expect(code).toBe(1);
  expect(output).toMatch(/^OFF {3}health +answers 503/m);
  expect(output).toContain('→ Look at the log of the function health');
  expect(output).toMatch(/^1 of \d+ off\.$/m);
});

test('a site that does not answer fails in every line', async () => {
  const lines = await gathered(runSmoke('http://127.0.0.1:9'));
  const isJudged = ({ check }: SmokeLine) => !['policy of each page', 'SEO analysis'].includes(check);
  expect(lines.filter((line) => line.state !== 'OFF' && isJudged(line))).toEqual([]);
  expect(lines.map(smokeText).join('\n')).toContain('no answer:');
});

test('refuses what is no web address', async () => {
  const { code, output } = await smoke('ftp://firma.example');
  expect([code, output]).toEqual([2, expect.stringContaining('Usage: npm run deploy:smoke -- https://')]);
});

test('the session cookie over https is bound to this host', async () => {
  const check = serverChecks.find((candidate) => candidate.check === 'session cookie');
  const faultsOf = async (cookie: string) => {
    const headers = new Headers({ 'set-cookie': cookie });
    const faults = await check?.faultsOf(async () => ({ status: 200, headers, text: '' }), 'https://www.firma.example');
    return faults?.filter(Boolean);
  };
  const whole = '__Host-session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure';
  expect(await faultsOf(whole)).toEqual([]);
  for (const [cookie, fault] of [
    [whole.replace('__Host-', ''), 'no cookie named __Host-session'],
    [whole.replace('; Secure', ''), 'no secure'],
    [whole.replace('; HttpOnly', ''), 'no httponly'],
    [whole.replace('Strict', 'Lax'), 'no samesite=strict'],
    [`${whole}; Domain=firma.example`, 'is sent to other hosts'],
  ] as const) {
    expect(await faultsOf(cookie)).toEqual([fault]);
  }
});
