/** Control characters, which no text file holds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: to find them
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/** Decodes a text file of any usual program: UTF-8, UTF-16, Windows-1252. Undefined for a binary file. */
export function readText(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes);
  return BINARY.test(text) ? undefined : text;
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  // A mark, or ASCII beside a zero.
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether these are the bytes of a workbook (.xlsx, .ods, .xls), which is no text. */
export const isWorkbook = ([a, b]: Uint8Array): boolean => (a === 0x50 && b === 0x4b) || (a === 0xd0 && b === 0xcf);
