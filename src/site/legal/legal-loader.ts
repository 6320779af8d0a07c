import { readdir, readFile } from 'node:fs/promises';
import type { Loader } from 'astro/loaders';
import { escapeMarkup } from '#shared/format/escape-markup.ts';
import { type LegalFacts, legalFacts } from './legal-facts.ts';

/** Loads src/content/legal/<text>/<number>-<anchor>.md, a section per file, and fills in the facts. */
export const legalLoader = (facts: LegalFacts): Loader => ({
  name: 'legal-texts',
  async load({ store, config, parseData, renderMarkdown }) {
    const folder = new URL('content/legal/', config.srcDir);
    store.clear();
    for (const file of await readdir(folder, { recursive: true })) {
      if (!file.endsWith('.md')) continue;
      const { id, body, ...section } = parseLegalText(file, await readFile(new URL(file, folder), 'utf8'));
      const text = fillIn(body, { ...legalFacts, ...facts });
      if (text === undefined) continue;
      const data = await parseData({ id, data: section });
      store.set({ id, data, rendered: await renderMarkdown(text) });
    }
  },
});

/**
 * Replaces every `{{name}}` by its fact; undefined if one is `null`. @throws for a missing fact, because a legal text
 * with a hole must stop the build.
 */
export function fillIn(text: string, facts: LegalFacts): string | undefined {
  let isLeftOut = false;
  const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const fact = facts[name];
    if (fact === null) isLeftOut = true;
    else if (!fact) throw new Error(`No fact for ${placeholder}. Add it to src/site/legal/legal-facts.ts.`);
    return escapeMarkup(fact ?? '');
  });
  return isLeftOut ? undefined : filled;
}

/** Parses 'privacy/5-cookies.md' and its content. @throws if the name has no number or the file no title. */
export function parseLegalText(file: string, content: string) {
  const name = /^(?<text>[a-z]+)[\\/](?<number>\d+)-(?<anchor>[a-z-]+)\.md$/.exec(file)?.groups;
  const parts = /^---\ntitle: (?<title>.+)\n---\n(?<body>[\s\S]+)$/.exec(content.replaceAll('\r\n', '\n'))?.groups;
  if (!name || !parts) throw new Error(`${file}: expected '<text>/<number>-<anchor>.md' and a title on top`);
  const { text = '', number = '', anchor = '' } = name;
  const { title = '', body = '' } = parts;
  return { id: `${text}/${anchor}`, text, number: Number(number), anchor, title, body };
}
