import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { softHyphens } from '#shared/format/soft-hyphens.ts';
import { fillIn } from './fill-in.ts';
import { legalFacts } from './legal-facts.ts';
import { parseLegalText } from './parse-legal-text.ts';

/** Loads src/content/legal/<text>/<number>-<anchor>.md, a section per file, and fills in the facts. */
export const legalLoader = (facts: Readonly<Record<string, string>>): Loader => ({
  name: 'legal-texts',
  async load({ store, config, parseData, renderMarkdown, watcher, logger }) {
    const folder = new URL('content/legal/', config.srcDir);
    const readAll = async () => {
      store.clear();
      for (const file of await readdir(folder, { recursive: true })) {
        if (!file.endsWith('.md')) continue;
        const { id, body, ...section } = parseLegalText(file, await readFile(new URL(file, folder), 'utf8'));
        const data = await parseData({ id, data: section });
        const rendered = await renderMarkdown(fillIn(body, { ...legalFacts, ...facts }));
        store.set({ id, data, rendered: { ...rendered, html: softHyphens(rendered.html) } });
      }
    };
    await readAll();
    watcher?.on('change', (path) => {
      if (!path.startsWith(fileURLToPath(folder)) || !path.endsWith('.md')) return;
      readAll().catch((error) => logger.error(String(error)));
    });
  },
});
