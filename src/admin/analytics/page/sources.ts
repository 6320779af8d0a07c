import { listTexts } from '../texts.ts';

/** Names of known hosts, with their subdomains ('m.facebook.com', 'google.de'). */
const NAMES: readonly (readonly [name: string, host: RegExp])[] = [
  ['Google', /(^|\.)google\.[a-z.]{2,6}$/],
  ['Bing', /(^|\.)bing\.com$/],
  ['DuckDuckGo', /(^|\.)duckduckgo\.com$/],
  ['Ecosia', /(^|\.)ecosia\.org$/],
  ['Yahoo', /(^|\.)yahoo\.[a-z.]{2,6}$/],
  ['Startpage', /(^|\.)startpage\.com$/],
  ['ChatGPT', /(^|\.)(chatgpt|openai)\.com$/],
  ['Facebook', /(^|\.)(facebook|fb)\.com$/],
  ['Instagram', /(^|\.)instagram\.com$/],
  ['WhatsApp', /(^|\.)(whatsapp\.com|wa\.me)$/],
  ['YouTube', /(^|\.)youtube\.com$/],
  ['LinkedIn', /(^|\.)linkedin\.com$/],
  ['X (Twitter)', /^(t\.co|x\.com|twitter\.com)$/],
  ['Kleinanzeigen', /(^|\.)kleinanzeigen\.de$/],
  ['GMX', /(^|\.)gmx\.(net|de)$/],
  ['WEB.DE', /(^|\.)web\.de$/],
];

/** Names a source: a known name, else the host. '' is a direct visit. */
const sourceName = (host: string): string =>
  host === '' ? listTexts.direct : (NAMES.find(([, pattern]) => pattern.test(host))?.[0] ?? host);

/** Sums the views by source name, largest first. */
export function namedSources(sources: readonly { source: string; views: number }[]) {
  const byName = new Map<string, number>();
  for (const { source, views } of sources) {
    const name = sourceName(source);
    byName.set(name, (byName.get(name) ?? 0) + views);
  }
  return [...byName].map(([name, views]) => ({ name, views })).sort((a, b) => b.views - a.views);
}
