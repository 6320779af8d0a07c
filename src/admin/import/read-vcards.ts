import ICAL from 'ical.js';
import { addressOf } from './column-texts.ts';
import type { Cell } from './parts.ts';
import type { Line } from './read-table.ts';
import { readText } from './read-text.ts';
import { readTexts as texts } from './texts.ts';

/** A card that names others: RFC 6350 §6.1.4, and as an iPhone writes it. */
const GROUP = /^(?:X-ADDRESSBOOKSERVER-)?KIND[^:]*:\s*group\s*$/im;

/** Reads the persons of an address book: vCard 2.1, 3.0 and 4.0 (RFC 2426, 6350). */
export function readVcards(text: string) {
  const cards = text.split(/^BEGIN:VCARD\s*$/im).slice(1);
  const lines = cards.flatMap((card, index): Line[] => {
    if (GROUP.test(card)) return [];
    const properties = unfolded(card).map(propertyOf);
    const fault = properties.includes('broken') ? texts.brokenCard : undefined;
    return [{ line: index + 1, cells: properties.flatMap(cellsOf), fault }];
  });
  return { lines, columns: [], isGuessed: false, groups: cards.length - lines.length };
}

/** A value as in RFC 2045, of which a line may end in '='. */
const QUOTED_PRINTABLE = /^([^:\n]*?);(?:ENCODING=)?QUOTED-PRINTABLE([^:\n]*):((?:.*=\n)*.*)/gim;
const CHARSET = /;CHARSET=[^;:]*/i;

/** Joins folded lines, and makes of 2.1's values and bare parameters ('TEL;CELL') those of 3.0. */
const unfolded = (card: string) =>
  card
    .replace(/\r\n?/g, '\n')
    .replace(
      QUOTED_PRINTABLE,
      (_, name: string, others: string, value: string) =>
        `${`${name}${others}`.replace(CHARSET, '')}:${fromQuotedPrintable(value.replaceAll('=\n', ''))}`,
    )
    .replace(/\n[ \t]/g, '')
    .split('\n')
    .filter((line) => /^(?:[\w-]+\.)?(?:FN|N|ORG|TEL|EMAIL|NOTE|ADR)\b/i.test(line))
    .map((line) => line.replace(/^[^:"]*/, (name) => name.replace(/;(?![^;]*=)(?=[^;])/g, ';TYPE=')));

/** As in RFC 7095. */
type Property =
  | [name: string, { type?: string | string[] }, kind: string, ...(string | string[] | string[][])[]]
  | 'broken';

function propertyOf(line: string): Property {
  try {
    return ICAL.parse.property(line, ICAL.design.vcard3);
  } catch {
    return 'broken';
  }
}

function cellsOf(property: Property, index: number): Cell[] {
  if (property === 'broken') return [];
  const [name, { type }, , ...values] = property;
  const [first = '', second = '', street = '', town = '', , code = ''] = [values[0]]
    .flat()
    .map((value) => [value].flat().join(', ').trim());
  const kinds = [type].flat().join(' ');
  const all = values.flat(2).join(', ').trim();
  const cell = (part: Cell['part'], text: string) => (text ? [{ part, text, address: 0 }] : []);
  switch (name) {
    case 'fn':
      return cell('name', all);
    case 'n':
      return cell('last', `${second} ${first}`.trim());
    case 'org':
      return cell('firm', first);
    case 'tel':
      return /fax/i.test(kinds) ? [] : cell('phone', first.replace(/^tel:/i, ''));
    case 'email':
      return cell('email', first);
    case 'note':
      return cell('note', all);
    default: {
      const address = Math.max(0, addressOf(kinds)) * 100 + index;
      return [...cell('street', street), ...cell('code', code), ...cell('town', town)].map((one) => ({
        ...one,
        address,
      }));
    }
  }
}

/** Decodes as a file of its own, because the charset parameter is often missing or wrong; line ends as 3.0 writes them. */
function fromQuotedPrintable(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const { text: decoded = text } = readText(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  return decoded.replace(/\r?\n/g, '\\n');
}
