import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { devFunctions, devHeaders } from '#platform/dev/dev-site.ts';
import { emptyFolder } from '../support/folders.ts';

async function functionsIn(folder: string) {
  const server = await createServer({
    ...{ configFile: false, logLevel: 'silent', appType: 'custom', root: folder },
    server: { middlewareMode: true, ws: false },
  });
  onTestFinished(() => server.close());
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('no ssr');
  return async () => {
    const [found] = await devFunctions(folder, (path) => ssr.runner.import(path));
    return (await found?.handler(new Request('http://localhost'), {} as never))?.text();
  };
}
const answering = (text: string) =>
  `import { text } from './text.js'; export default () => new Response(text + '${text}');`;

test('a function in development runs its newest code, and that of its imports', async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, 'text.js'), "export const text = 'one ';");
  await writeFile(join(folder, 'echo.ts'), answering('first'));
  const answer = await functionsIn(folder);
  expect(await answer()).toBe('one first');
  await writeFile(join(folder, 'echo.ts'), answering('second'));
  await expect.poll(answer).toBe('one second');
  await writeFile(join(folder, 'text.js'), "export const text = 'two ';");
  await expect.poll(answer).toBe('two second');
});

test('a function in development fails while it is broken, and answers after the repair', async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, 'text.js'), "export const text = '';");
  await writeFile(join(folder, 'echo.ts'), answering('whole'));
  const answer = await functionsIn(folder);
  expect(await answer()).toBe('whole');
  await writeFile(join(folder, 'echo.ts'), 'export default () => {');
  await expect.poll(() => answer().catch(() => 'fails')).toBe('fails');
  await writeFile(join(folder, 'echo.ts'), answering('mended'));
  await expect.poll(() => answer().catch(() => 'fails')).toBe('mended');
});

test('the rules of netlify.toml apply, except those that Vite decides', () => {
  const headers = {
    'Content-Security-Policy': "script-src 'self'",
    'Cache-Control': 'no-store',
    'Strict-Transport-Security': 'max-age=1',
    'X-Frame-Options': 'DENY',
  };
  expect(devHeaders(headers)).toEqual([['X-Frame-Options', 'DENY']]);
});
