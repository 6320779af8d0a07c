import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, askAt, faultsOf } from '#commands/smoke.ts';
import { type ProductionServer, startProductionServer } from '../../support/production-server.ts';
import { runChild } from '../../support/run/child.ts';

let server: ProductionServer;
beforeAll(async () => {
  server = await startProductionServer();
});
afterAll(async () => server?.stop());

const smoke = (url: string) => runChild(['npm', 'run', '--silent', 'deploy:smoke', '--', url]);

test('the local server passes', async () => {
  expect(await smoke(server.url)).toEqual({ code: 0, output: `${server.url} is as it should be.\n` });
});

const changed = (headers: Headers, name: string, value: string) => {
  const copy = new Headers(headers);
  copy.set(name, value);
  return copy;
};

test('each fault is named, and nothing else', async () => {
  const nosniff = 'x-content-type-options';
  const faults: Record<string, (answer: Answer) => Partial<Answer>> = {
    '/api/health': () => ({ status: 503 }),
    '/api/diese-adresse-gibt-es-nicht': () => ({ text: '<h1>404</h1>' }),
    '/api/admin/turnover': () => ({ status: 404, text: '{"error":"Das gibt es nicht."}' }),
    '/': ({ headers }) => ({ headers: changed(headers, nosniff, '') }),
    '/admin': ({ headers }) => ({ headers: changed(headers, 'cache-control', 'public, max-age=600') }),
    '/faq': () => ({ status: 404 }),
    '/danke': ({ text }) => ({ text: text.replace('<head>', '<head><script>added()</script>') }),
  };
  const ask = askAt(server.url);
  const found = await faultsOf(async (path, init) => {
    const answer = await ask(path, init);
    return { ...answer, ...faults[path]?.(answer) };
  });
  expect(found.toSorted()).toEqual([
    expect.stringMatching(/^headers for \/\* in netlify.toml: no nosniff$/),
    expect.stringContaining("/admin in netlify.toml: its Cache-Control is 'public, max-age=600'"),
    expect.stringContaining('function health, and DATABASE_URL: /api/health answers 503'),
    expect.stringContaining('dist/_headers of the build: /danke: its policy does not allow its own'),
    expect.stringContaining('dist/_headers of the build: /faq answers 404'),
    expect.stringContaining('gibt-es-nicht answers 404, not 404 as JSON'),
    expect.stringContaining('GET /api/admin/turnover answers 404, not 401 of its function'),
  ]);
});

test('a site that does not answer fails every check, and ends the command with status 1', async () => {
  const { code, output } = await smoke('http://127.0.0.1:9');
  expect(code).toBe(1);
  expect(output.match(/: no answer: /g)).toHaveLength(5);
});
