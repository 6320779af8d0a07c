/** The encodings of usual programs; of two that fit alike the first is meant. */
export const ENCODINGS = ['windows-1252', 'macintosh', 'utf-16le', 'utf-16be', 'utf-8'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Control characters, which no text file holds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: to find them
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/** What a German list hardly holds: other characters, a sign inside a word, an umlaut outside of one. */
const ODD = /[^\t\r\n -~äöüÄÖÜßéèêáàçñ€–—„“”‚‘’…°²×\u00a0]|[€…](?=\p{L})|(?<!\p{L})[äöüÄÖÜß](?!\p{L})/gu;
const SAMPLE_BYTES = 2 ** 20;

export function readText(bytes: Uint8Array, chosen?: Encoding): { text?: string; encoding: Encoding } {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  // UTF-16 takes two bytes for each of them.
  const oddness = (encoding: Encoding) =>
    (decode(sample, encoding).match(ODD)?.length ?? 0) * (encoding.startsWith('utf-16') ? 2 : 1);
  // Hardly any other text is valid UTF-8 by chance; the sample may end inside a character.
  const isUtf8 = !/[\ufffd\0](?!$)/.test(decode(sample, 'utf-8'));
  const [likeliest = 'utf-8'] = isUtf8 ? [] : ENCODINGS.toSorted((one, other) => oddness(one) - oddness(other));
  const encoding = chosen ?? likeliest;
  const text = decode(bytes, encoding);
  return BINARY.test(text) ? { encoding } : { text, encoding };
}

const decode = (bytes: Uint8Array, encoding: Encoding) => new TextDecoder(encoding).decode(bytes);

export const isWorkbook = ([a, b]: Uint8Array): boolean => (a === 0x50 && b === 0x4b) || (a === 0xd0 && b === 0xcf);
