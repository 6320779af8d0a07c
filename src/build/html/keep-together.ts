import { softHyphens } from '#content/soft-hyphens.ts';

/** Parts that no-break blanks join: a number and its unit, a paragraph and its number, a date. */
const BY_BLANKS = new RegExp(
  [
    '§§? \\d+',
    '(?:Artikel|Absatz|Nummer|Buchstabe|Abschnitt|Stufe|Art\\.|Abs\\.|lit\\.|WCAG\\)?) (?:\\d[\\d.]*|[A-Za-z]{1,2}\\b)',
    '\\d+\\. \\p{Lu}\\p{Ll}+(?= \\d{4})',
    '\\d+:\\d\\d(?:–\\d+:\\d\\d)? Uhr',
    '\\d+ (?:%|(?:km|ppm|Euro|Uhr|Pixel|Zeichen|Kilometern?|Sekunden?|Minuten?|Stunden?|Tagen?|Tage?|Monate?n?|Jahre?n?)\\b)',
    '\\b[zdu]\\. [Bha]\\.',
    '\\b[Zz]u Hause\\b',
    '\\d+ Mio\\. Euro',
  ].join('|'),
  'gu',
);
/** Parts that a style joins: 'E-Mail', '8–18 Uhr', and a phone number amid a sentence. */
const BY_STYLE =
  /E-Mail|\d[\d:.,]*–\d[\d:.,]*(?:\u00a0[\p{L}%]+)?|(?<=\p{L}[^<]*)(?:\+\d{1,3} |\b0)\d{1,5}(?:[ /-]{1,3}\d{2,})+/gu;

/** Joins by no-break blanks alone, for texts of scripts and of React, which compares the markup that it finds. */
export const withNoBreakBlanks = (text: string): string =>
  text.replaceAll(BY_BLANKS, (match) => match.replaceAll(' ', '\u00a0'));

/** 'E-Mail' gets a span, because no browser finds a no-break hyphen. */
const joinText = (text: string): string =>
  softHyphens(withNoBreakBlanks(text)).replaceAll(BY_STYLE, (match) =>
    // Alone in its element it is a label or a link, whose own style decides about breaks.
    match === withNoBreakBlanks(text.trim()) ? match : `<span class="together">${match}</span>`,
  );

/** Elements without visible text; islands, because React compares them; every tag. */
const NO_TEXT =
  /(<(script|style|title|textarea|react-island)\b[\s\S]*?<\/\2>|<!--[\s\S]*?-->|<(?:"[^"]*"|'[^']*'|[^"'>])*>)/;

export function keepTogether(html: string): string {
  // Two groups alternate with the texts: the omitted part, and its element's name.
  return html
    .split(NO_TEXT)
    .map((part, index) => (index % 3 === 0 ? joinText(part) : index % 3 === 1 ? part : ''))
    .join('');
}
