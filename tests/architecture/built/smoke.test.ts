import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, askAt, checks } from '#commands/smoke/checks.ts';
import { faultsFound } from '#commands/smoke/smoke.ts';
import { type ProductionServer, startProductionServer } from '../../support/production-server.ts';
import { runChild } from '../../support/run/child.ts';

let server: ProductionServer;
beforeAll(async () => {
  server = await startProductionServer();
});
afterAll(async () => server?.stop());

const smoke = (...args: string[]) => runChild(['npm', 'run', '--silent', 'deploy:smoke', '--', ...args]);

test('the local server passes', async () => {
  const { code, output } = await smoke(server.url);
  expect(output).toContain(`${server.url} is as it should be.`);
  expect(output).toMatch(/^ok {4}health +the database answers$/m);
  expect(code).toBe(0);
});

const changed = (headers: Headers, name: string, value: string) => {
  const copy = new Headers(headers);
  copy.set(name, value);
  return copy;
};

test.each<[check: string, at: string, fault: (answer: Answer) => Partial<Answer>]>([
  ['health', '/api/health', () => ({ status: 503 })],
  ['functions before rewrites', '/api/admin/contact', () => ({ status: 404, text: '{"error":"Das gibt es nicht."}' })],
  ['unknown address of the API', '/api/diese-adresse-gibt-es-nicht', () => ({ text: '<h1>404</h1>' })],
  ['headers of the pages', '/', ({ headers }) => ({ headers: changed(headers, 'x-content-type-options', '') })],
  ['admin area', '/admin', ({ headers }) => ({ headers: changed(headers, 'cache-control', 'public, max-age=600') })],
  ['public pages', '/danke', () => ({ status: 404 })],
  ['public pages', '/danke', ({ text }) => ({ text: text.replace('<head>', '<head><script>added()</script>') })],
])('a fault shows in exactly its line: %s', async (check, at, fault) => {
  const ask = askAt(server.url);
  const faulty = async (path: string, init?: RequestInit) => {
    const answer = await ask(path, init);
    return path === at ? { ...answer, ...fault(answer) } : answer;
  };
  const off = [];
  for (const one of checks) if ((await faultsFound(faulty, one)).length > 0) off.push(one.check);
  expect(off).toEqual([check]);
});

test('a site that does not answer fails in every line, gets advice, and ends the command with status 1', async () => {
  const { code, output } = await smoke('http://127.0.0.1:9');
  expect(code).toBe(1);
  expect(output).toMatch(/^OFF {3}health +no answer: /m);
  expect(output).toContain('→ Look at the log of the function health');
  expect(output).toContain(`${checks.length} of ${checks.length} off.`);
});

test('refuses what is no web address', async () => {
  const { code, output } = await smoke('ftp://firma.example');
  expect([code, output]).toEqual([2, expect.stringContaining('Usage: npm run deploy:smoke -- https://')]);
});
