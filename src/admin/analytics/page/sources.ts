import { listTexts } from '../texts.ts';

/** Names of known hosts, with their subdomains ('m.facebook.com', 'google.de'), and of Android's apps, the other way. */
const NAMES: readonly (readonly [name: string, host: RegExp])[] = [
  ['Gmail', /^com\.google\.android\.gm$|^mail\.google\.com$/],
  ['Google Maps', /^com\.google\.android\.apps\.maps$|^maps\.google\./],
  ['Google', /(^|\.)google\.[a-z.]{2,6}$|^com\.google\.android\./],
  ['Bing', /(^|\.)bing\.com$|^com\.microsoft\.bing/],
  ['DuckDuckGo', /(^|\.)duckduckgo\.com$|^com\.duckduckgo\./],
  ['Ecosia', /(^|\.)ecosia\.org$/],
  ['ChatGPT', /(^|\.)(chatgpt|openai)\.com$/],
  ['Facebook', /(^|\.)(facebook|fb)\.com$|^com\.facebook\./],
  ['Instagram', /(^|\.)instagram\.com$|^com\.instagram\./],
  ['WhatsApp', /(^|\.)(whatsapp\.com|wa\.me)$|^com\.whatsapp/],
  ['Kleinanzeigen', /(^|\.)kleinanzeigen\.de$/],
  ['Outlook', /(^|\.)(outlook\.(live|office)\.com|office365\.com)$|^com\.microsoft\.office\.outlook$/],
  ['GMX', /(^|[.-])gmx\.(net|de|at|ch)$|^de\.gmx\./],
  ['WEB.DE', /(^|[.-])web\.de$|^de\.web\./],
  ['T-Online', /(^|\.)t-online\.de$|^de\.telekom\./],
  // Any other of Android's apps.
  [listTexts.app, /^(com|org|net|de|io)\.[a-z]\w*\.\w/],
];

/** An app of Apple's has a number only, which names nobody. */
const NO_SOURCE = /^\d+$/;

/** By their known names, else by host. '' is a direct visit. */
export function namedSources(sources: readonly { source: string; views: number }[]) {
  const byName = new Map<string, number>();
  for (const { source, views } of sources) {
    if (NO_SOURCE.test(source)) continue;
    const known = NAMES.find(([, pattern]) => pattern.test(source))?.[0];
    const name = known ?? (source || listTexts.direct);
    byName.set(name, (byName.get(name) ?? 0) + views);
  }
  return [...byName].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}
