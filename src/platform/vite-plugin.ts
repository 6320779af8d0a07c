import type { AddressInfo, Server } from 'node:net';
import type { Plugin, ViteDevServer } from 'vite';
import type { DevSite } from './dev/dev-site.ts';

/** Vite's own addresses: modules, its client, files of packages. */
const VITES_OWN = /^\/(?:@|src\/|node_modules\/|_image\b|__)/;

export const platform = (): Plugin => ({
  name: 'platform',
  apply: 'serve',
  configureServer: (server) => {
    // `astro build` and `astro check` make a Vite server without listening.
    if (server.httpServer) attach(server, server.httpServer as Server);
  },
});

function attach(server: ViteDevServer, listener: Server): void {
  let starting: Promise<DevSite> | undefined;
  listener.once('listening', () => {
    starting = start(server, listener);
    starting.catch((error) => giveUp(server, error));
  });
  server.middlewares.use(async (incoming, outgoing, next) => {
    if (VITES_OWN.test(incoming.url ?? '')) return next();
    try {
      const site = await starting;
      if (!(await site?.answer(incoming, outgoing))) next();
    } catch (error) {
      next(error);
    }
  });
  const close = server.close.bind(server);
  let closing: Promise<void> | undefined;
  // Vite also closes on SIGTERM; both wait for the same end.
  server.close = () => {
    closing ??= close().then(async () => (await starting?.catch(() => undefined))?.stop());
    return closing;
  };
}

// Imported late, because `astro build` and `astro check` do not need it.
async function start(server: ViteDevServer, listener: Server): Promise<DevSite> {
  const [{ isRunnableDevEnvironment }, { startDevSite }, { untilToldToStop }] = await Promise.all([
    import('vite'),
    import('./dev/dev-site.ts'),
    import('./serve/stop-signals.ts'),
  ]);
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite's environment 'ssr' can't run modules here.");
  untilToldToStop().then(async () => {
    await server.close();
    process.exit(0);
  });
  const { port } = listener.address() as AddressInfo;
  return startDevSite(`http://localhost:${port}`, (path) => ssr.runner.import(path));
}

async function giveUp(server: ViteDevServer, error: unknown): Promise<never> {
  const { sentenceAbout } = await import('./problem.ts');
  console.error(sentenceAbout(error) ?? error);
  await server.close();
  process.exit(1);
}
