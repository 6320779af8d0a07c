import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { freePort, listen } from '#platform/http/listen.ts';
import { patience } from '../support/run/pace.ts';
import { shownPage } from '../support/source/shown-page.ts';
import { run } from '../support/started-platform.ts';
import { ask } from './support/sites.ts';

test('npm run dev shows the built pages with and without rewriting, and asks the server beside it for the API', async () => {
  const functions = createServer(({ url, headers }, response) => response.end(`${headers.host}${url}`));
  onTestFinished(() => void functions.close());
  const [port, PORT] = [await freePort(), String(await listen(functions, 0, '127.0.0.1'))];
  // --ignore-lock, because a developer's own server may run beside the test.
  const dev = [process.execPath, 'src/commands/astro.ts', 'dev', '--ignore-lock', '--port', String(port)];
  // Astro shows no page with VITEST.
  const { child, output } = run(dev, { PORT, REWRITE_HTML: 'off', VITEST: '' });
  const pageAt = async (path: string) =>
    (await fetch(`http://localhost:${port}/${path}`, { headers: { accept: 'text/html' } })).text();
  try {
    const start = () => pageAt('').catch(output);
    await expect.poll(start, { timeout: patience(90_000), interval: 250 }).toContain('</main>');
    expect((await ask(`http://localhost:${port}/api/health?a=1`)).text).toBe(`localhost:${port}/api/health?a=1`);
    expect(await pageAt('admin/contacts/1')).toContain('id="area"');
    for (const { path } of Object.values(pages)) {
      const text = await pageAt(path);
      const built = await readFile(`dist/${path || 'index'}.html`, 'utf8');
      expect(text, 'it was not rewritten').not.toContain('<span class="together">E-Mail</span>');
      expect(shownPage(text), path).toBe(shownPage(built));
    }
  } finally {
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
  }
});
