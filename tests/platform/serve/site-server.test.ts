import { once } from 'node:events';
import { get, type IncomingMessage, Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { Functions } from '#platform/functions/functions.ts';
import { serveSite } from '#platform/serve/site-server.ts';
import { StaticSite } from '#platform/static/static-site.ts';
import { emptyFolder } from '../../support/folders.ts';

async function serve({
  host,
  answer = async () => 'answered',
}: {
  host?: string;
  answer?: () => Promise<string>;
} = {}) {
  const work = { name: 'work', config: { path: '/work' as const }, handler: async () => new Response(await answer()) };
  const functions = new Functions([work]);
  return serveSite({ functions, files: new StaticSite(await emptyFolder(), []), redirects: [] }, 0, host);
}

test('a stopping server answers running requests, and refuses new ones', async () => {
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
  const answer = () => {
    begun.resolve();
    return released.promise;
  };
  const server = await serve({ answer });
  const address = `http://127.0.0.1:${server.port}/work`;
  const underWay = fetch(address).then((response) => response.text());
  await begun.promise;
  const stopped = server.stop();
  await expect(fetch(address)).rejects.toThrow();
  released.resolve('answered');
  expect(await underWay).toBe('answered');
  await stopped;
});

test('an idle connection of a browser does not delay the stop', async () => {
  const server = await serve();
  await fetch(`http://127.0.0.1:${server.port}/`).then((response) => response.text());
  const cut = vi.spyOn(Server.prototype, 'closeAllConnections');
  await server.stop();
  expect(cut).not.toHaveBeenCalled();
});

test('the server refuses a foreign name, which a website can lead here, unless a host is given', async () => {
  const [own, open] = [await serve(), await serve({ host: '127.0.0.2' })];
  const ask = async (address: string, host: string) => {
    const [answer] = (await once(get(address, { headers: { host } }), 'response')) as [IncomingMessage];
    return `${answer.statusCode} ${await text(answer)}`;
  };
  for (const host of ['localhost:8888', 'LOCALHOST', '127.0.0.1:1']) {
    expect(await ask(`http://127.0.0.1:${own.port}/work`, host)).toBe('200 answered');
  }
  for (const host of ['rebound.example', 'localhost.rebound.example:8888', '10.0.0.1']) {
    expect(await ask(`http://127.0.0.1:${own.port}/work`, host)).toMatch(
      new RegExp(`^421 .+ http://localhost:${own.port} .+HOST=`),
    );
  }
  expect(await ask(`http://127.0.0.2:${open.port}/work`, 'glas.example')).toBe('200 answered');
  await expect(fetch(`http://127.0.0.1:${open.port}/work`), 'it listens on the given host alone').rejects.toThrow();
  await Promise.all([own.stop(), open.stop()]);
});
