import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { freePort } from '#platform/http/listen.ts';
import { runChild } from '../../support/run/child.ts';
import { patience } from '../../support/run/pace.ts';
import { shownPage } from '../../support/source/shown-page.ts';
import { run } from '../../support/started-platform.ts';
import { emptyFolder } from '../support/folders.ts';
import { ask } from '../support/sites.ts';
import { takenPort } from '../support/taken-port.ts';

// The command of `npm run dev`; --ignore-lock, because a developer's own server may run beside the test.
const dev = [process.execPath, 'src/commands/astro.ts', 'dev', '--ignore-lock'];

test('npm run dev listens on PORT, shows the built pages with and without rewriting, and ends cleanly', async () => {
  const port = await freePort();
  const variables = {
    PORT: String(port),
    DATA_DIR: await emptyFolder(),
    ADMIN_PASSWORD: 'a password of this test',
    REWRITE_HTML: 'off',
    // Astro shows no page with it.
    VITEST: '',
  };
  const { child, output } = run(dev, variables);
  try {
    const health = () => ask(`http://localhost:${port}/api/health`).then(({ text }) => text, output);
    await expect.poll(health, { timeout: patience(90_000), interval: 250 }).toContain('"status":"ok","database":"ok"');
    expect((await ask(`http://localhost:${port}/api/unknown`)).headers.get('content-type')).toBe('application/json');
    expect(await ask(`http://localhost:${port}/anfrage`)).toMatchObject({ status: 301, location: '/#contact' });
    const pageAt = async (path: string) =>
      (await fetch(`http://localhost:${port}/${path}`, { headers: { accept: 'text/html' } })).text();
    await expect.poll(() => pageAt(''), { timeout: patience(30_000), interval: 250 }).toContain('</main>');
    expect((await ask(`http://localhost:${port}/faq`)).headers.get('x-frame-options')).toBe('DENY');
    for (const { path } of Object.values(pages)) {
      const text = await pageAt(path);
      const built = await readFile(`dist/${path || 'index'}.html`, 'utf8');
      expect(text, 'it was not rewritten').not.toContain('<span class="together">E-Mail</span>');
      expect(shownPage(text), path).toBe(shownPage(built));
    }
  } finally {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  expect(existsSync(join(variables.DATA_DIR, 'owner.json'))).toBe(false);
});

test('npm run dev takes no other port than the given one', async () => {
  const { code, output } = await runChild(dev, { env: { PORT: await takenPort() } });
  expect(code).toBe(1);
  expect(output).toMatch(/^Port \d+ ist schon belegt\./);
});
