/** Written in some spellings only: 'Ingelheim/Rhein', 'Ingelheim a. Rh.', 'Ingelheim am Rhein'. */
const LINKING_WORDS: ReadonlySet<string> = new Set(['am', 'an', 'der', 'dem', 'a', 'd']);
const SHORT_WORDS: Readonly<Record<string, string>> = { st: 'sankt', rh: 'rhein' };

/** ' gross gerau ' for 'Groß-Gerau', also with letters taken apart (NFD). */
export const foldName = (name: string): string =>
  ` ${name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? '')
    .split(/[^\p{L}]+/u)
    .map((word) => SHORT_WORDS[word] ?? word)
    .filter((word) => word && !LINKING_WORDS.has(word))
    .join(' ')} `;
