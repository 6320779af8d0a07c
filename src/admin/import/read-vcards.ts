import ICAL from 'ical.js';
import { addressOf, type Part } from './column-texts.ts';
import type { Cell } from './parts.ts';
import type { Line } from './read-table.ts';
import { readText } from './read-text.ts';
import { readTexts as texts } from './texts.ts';

const READ = /^(?:[\w-]+\.)?(?:FN|N|ORG|TEL|EMAIL|NOTE|ADR)\b/i;

/** Reads the persons of an address book: vCard 2.1, 3.0 and 4.0 (RFC 2426, 6350). */
export function readVcards(text: string) {
  const cards = text.split(/^BEGIN:VCARD\s*$/im).slice(1);
  const lines = cards.map((card, index): Line => {
    const properties = asVersion3(card)
      .split('\n')
      .filter((line) => READ.test(line))
      .map(cellsOf);
    const fault = properties.includes(undefined) ? texts.brokenCard : undefined;
    return { line: index + 1, cells: properties.flatMap((cells) => cells ?? []), fault };
  });
  return { lines, columns: [], isGuessed: false };
}

/** A value as in RFC 2045, of which a line may end in '='. */
const QUOTED_PRINTABLE = /^([^:\n]*?);(?:ENCODING=)?QUOTED-PRINTABLE([^:\n]*):((?:.*=\n)*.*)/gim;

/** Joins folded lines, and makes of 2.1's values and bare parameters ('TEL;CELL') those of 3.0. */
const asVersion3 = (card: string) =>
  card
    .replace(/\r\n?/g, '\n')
    .replace(QUOTED_PRINTABLE, (_, name, others, value) => `${name}${others}:${decoded(value.replaceAll('=\n', ''))}`)
    .replace(/\n[ \t]/g, '')
    .replace(/^[^:"\n]*/gm, (name) => name.replace(/;(?![^;]*=)(?=[^;])/g, ';TYPE='));

/** Decodes as a file of its own, because the charset is often missing or wrong; line ends as 3.0 writes them. */
function decoded(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return (readText(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))).text ?? text).replace(/\r?\n/g, '\\n');
}

function cellsOf(line: string, index: number): Cell[] | undefined {
  let property: unknown[];
  try {
    property = ICAL.parse.property(line, ICAL.design.vcard3);
  } catch {
    return undefined;
  }
  const [name, { type = '' }, , value] = property as [string, { type?: string | string[] }, string, unknown];
  const values = [value].flat().map((one) => String(one).trim());
  const [first = '', second = '', street = '', town = '', , code = ''] = values;
  const parts: Record<string, Partial<Record<Part, string>>> = {
    fn: { name: values.join(', ') },
    n: { last: `${second} ${first}`.trim() },
    org: { firm: first },
    tel: /fax/i.test(String(type)) ? {} : { phone: first.replace(/^tel:/i, '') },
    email: { email: first },
    note: { note: values.join(', ') },
    adr: { street, code, town },
  };
  const address = addressOf(String(type)) * 100 + index;
  const found = Object.entries(parts[name] ?? {}) as [Part, string][];
  return found.flatMap(([part, text]) => (text ? [{ part, text, address }] : []));
}
