import type { Part } from './column-texts.ts';
import { add, type Parts } from './parts.ts';
import { readText } from './read-text.ts';
import { readTexts as texts } from './texts.ts';

/** Name, parameters and value; a group like 'item1.' before the name says nothing. */
const PROPERTY = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":;])*)*):(.*)$/;
const QUOTED_PRINTABLE = /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE[^:]*:/i;

/** A card that names others: RFC 6350 §6.1.4, and as an iPhone writes it. */
const GROUP = /^(?:X-ADDRESSBOOKSERVER-)?KIND[^:]*:\s*group\s*$/im;

/** Reads the persons of an address book: vCard 2.1 (values as in RFC 2045), 3.0 and 4.0 (RFC 2426, 6350). */
export function readVcards(text: string) {
  const cards = text.split(/^BEGIN:VCARD\s*$/im).slice(1);
  const rows = cards.flatMap((card, index) => {
    if (GROUP.test(card)) return [];
    const parts: Parts = {};
    for (const [part, value] of unfolded(card).flatMap(valuesOf)) add(parts, part, value);
    return [{ line: index + 1, parts, fault: undefined }];
  });
  return { rows, leftOut: rows.length < cards.length ? [texts.groups] : [], isGuessed: false };
}

/** Joins folded lines, and those that quoted-printable breaks after '='. */
function unfolded(card: string): string[] {
  const lines: string[] = [];
  for (const line of card.split(/\r\n?|\n/)) {
    const last = lines.at(-1) ?? '';
    if (last.endsWith('=') && QUOTED_PRINTABLE.test(last)) lines.splice(-1, 1, last.slice(0, -1) + line);
    else if (/^[ \t]/.test(line)) lines.splice(-1, 1, last + line.slice(1));
    else lines.push(line);
  }
  return lines;
}

function valuesOf(line: string): [Part, string][] {
  const [, name = '', parameters = '', raw = ''] = PROPERTY.exec(line) ?? [];
  const value = QUOTED_PRINTABLE.test(line) ? fromQuotedPrintable(raw) : raw;
  const [first = '', second = '', street = '', town = '', , code = ''] = value.split(/(?<!\\);/).map(unescaped);
  switch (name.toUpperCase()) {
    case 'FN':
      return [['name', unescaped(value)]];
    case 'N':
      return [['last', `${second} ${first}`.trim()]];
    case 'ORG':
      return [['firm', first]];
    case 'TEL':
      return /fax/i.test(parameters) ? [] : [['phone', first.replace(/^tel:/i, '')]];
    case 'EMAIL':
      return [['email', first]];
    case 'NOTE':
      return [['note', unescaped(value)]];
    case 'ADR':
      return Object.entries({ street, code, town }) as [Part, string][];
    default:
      return [];
  }
}

const unescaped = (text: string) => text.replace(/\\n/gi, '\n').replace(/\\(.)/g, '$1').trim();

/** Decodes as a file of its own, because the charset parameter is often missing or wrong. */
function fromQuotedPrintable(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return readText(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))) ?? text;
}
