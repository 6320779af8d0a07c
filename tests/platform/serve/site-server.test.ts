import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FunctionRunner } from '#platform/functions/function-runner.ts';
import { serveSite } from '#platform/serve/site-server.ts';
import { StaticSite } from '#platform/static/static-site.ts';
import { emptyFolder } from '../support/folders.ts';

const slow = {
  name: 'slow',
  config: { path: '/slow' as const },
  handler: async () => {
    await wait(300);
    return new Response('answered');
  },
};

async function serve(host?: string) {
  const functions = { list: [slow], runner: new FunctionRunner() };
  return serveSite({ functions, files: new StaticSite(await emptyFolder(), []), redirects: [] }, 0, host);
}

test('requests under way are answered before it ends, and new ones are refused', async () => {
  const server = await serve();
  const address = `http://127.0.0.1:${server.port}/slow`;
  const underWay = fetch(address).then((response) => response.text());
  await wait(100);
  const stopped = server.stop();
  await expect(fetch(address)).rejects.toThrow();
  expect(await underWay).toBe('answered');
  await stopped;
});

test('an unused connection that a browser keeps open does not hold it up', async () => {
  const server = await serve();
  await fetch(`http://127.0.0.1:${server.port}/`).then((response) => response.text());
  const startedAt = performance.now();
  await server.stop();
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

test('both addresses of localhost answer', async () => {
  const server = await serve();
  for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
    expect((await fetch(`http://${host}:${server.port}/slow`)).status).toBe(200);
  }
  await server.stop();
});

test('a given host is the only one that answers', async () => {
  const server = await serve('127.0.0.2');
  expect((await fetch(`http://127.0.0.2:${server.port}/slow`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.1:${server.port}/slow`)).rejects.toThrow();
  await server.stop();
});
