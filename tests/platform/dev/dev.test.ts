import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { projectFolder } from '#build/project.ts';
import { DevFunctions } from '#platform/dev/dev-functions.ts';
import { devHeaders } from '#platform/dev/dev-site.ts';
import { platform } from '#platform/vite-plugin.ts';
import { expectConsoleError } from '../../support/setup/console-error-fails.ts';
import { dataFolder, emptyFolder } from '../support/folders.ts';
import { ask } from '../support/sites.ts';

const quiet = { configFile: false, logLevel: 'silent', appType: 'custom' } as const;

describe('a function that is being written', () => {
  async function functionsIn(folder: string) {
    const server = await createServer({ ...quiet, root: folder, server: { middlewareMode: true, ws: false } });
    onTestFinished(() => server.close());
    const { ssr } = server.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('no ssr');
    const source = new DevFunctions(folder, (path) => ssr.runner.import(path));
    return async () => {
      const [found] = await source.list();
      return (await found?.handler(new Request('http://localhost'), {} as never))?.text();
    };
  }
  const answering = (text: string) =>
    `import { text } from './text.js'; export default () => new Response(text + '${text}');`;

  test('answers with its newest code and that of what it imports', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'text.js'), "export const text = 'one ';");
    await writeFile(join(folder, 'echo.ts'), answering('first'));
    const answer = await functionsIn(folder);
    expect(await answer()).toBe('one first');
    await writeFile(join(folder, 'echo.ts'), answering('second'));
    await expect.poll(answer, { timeout: 10_000 }).toBe('one second');
    await writeFile(join(folder, 'text.js'), "export const text = 'two ';");
    await expect.poll(answer, { timeout: 10_000 }).toBe('two second');
  });

  test('fails while it is broken, and is there again when it is whole', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'text.js'), "export const text = '';");
    await writeFile(join(folder, 'echo.ts'), answering('whole'));
    const answer = await functionsIn(folder);
    expect(await answer()).toBe('whole');
    await writeFile(join(folder, 'echo.ts'), 'export default () => {');
    await expect.poll(() => answer().catch(() => 'fails'), { timeout: 10_000 }).toBe('fails');
    await writeFile(join(folder, 'echo.ts'), answering('mended'));
    await expect.poll(() => answer().catch(() => 'fails'), { timeout: 10_000 }).toBe('mended');
  });

  test('is left out, and said to be, when it never was whole', async () => {
    expectConsoleError(/'echo' could not be loaded/);
    const folder = await emptyFolder();
    await writeFile(join(folder, 'echo.ts'), 'export const nothing = 1;');
    expect(await (await functionsIn(folder))()).toBe(undefined);
  });
});

test('the rules of netlify.toml apply, but for what Vite decides itself', () => {
  const headers = {
    'Content-Security-Policy': "script-src 'self'",
    'Cache-Control': 'no-store',
    'Strict-Transport-Security': 'max-age=1',
    'X-Frame-Options': 'DENY',
  };
  expect(devHeaders(headers)).toEqual([['X-Frame-Options', 'DENY']]);
});

test('Vite’s server has functions, database and headers, and leaves nothing behind', { timeout: 90_000 }, async () => {
  const dataDir = await dataFolder();
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('ADMIN_PASSWORD', 'a password of this test');
  const server = await createServer({
    ...quiet,
    root: projectFolder,
    cacheDir: join(await emptyFolder(), 'cache'),
    plugins: [platform()],
    server: { port: 0, host: '127.0.0.1', ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen(0);
  const [address = ''] = server.resolvedUrls?.local.map((url) => url.replace(/\/$/, '')) ?? [];

  expect(JSON.parse((await ask(`${address}/api/health`)).text)).toMatchObject({ status: 'ok', database: 'ok' });
  expect((await ask(`${address}/api/unknown`)).headers.get('content-type')).toBe('application/json');
  expect((await ask(`${address}/page`)).headers.get('x-frame-options')).toBe('DENY');
  expect(await ask(`${address}/anfrage`)).toMatchObject({ status: 301, location: '/#contact' });
  expect(existsSync(join(dataDir, 'owner.json'))).toBe(true);
  await server.close();
  expect(existsSync(join(dataDir, 'owner.json'))).toBe(false);
});
