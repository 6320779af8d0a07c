/** A number and its unit, a paragraph and its number, a date: what stands together by blanks that do not break. */
const BY_BLANKS = new RegExp(
  [
    '§§? \\d+',
    '(?:Artikel|Absatz|Nummer|Buchstabe|Abschnitt|Stufe|Art\\.|Abs\\.|lit\\.|WCAG\\)?) (?:\\d[\\d.]*|[A-Za-z]{1,2}\\b)',
    '\\d+\\. \\p{Lu}\\p{Ll}+(?= \\d{4})',
    '\\d+:\\d\\d(?:–\\d+:\\d\\d)? Uhr',
    '\\d+ (?:%|(?:km|ppm|Euro|Uhr|Pixel|Zeichen|Kilometern?|Sekunden?|Minuten?|Stunden?|Tagen?|Tage?|Monate?n?|Jahre?n?)\\b)',
    '\\b[zdu]\\. [Bha]\\.',
  ].join('|'),
  'gu',
);
/** A word with a hyphen that is no place to break, and a phone number amid a sentence. */
const BY_STYLE = /E-Mail|(?<=\p{L}[^<]*)\b0\d{2,4} \d{4,6} \d{3}\b/gu;

/** Joins by no-break blanks. For texts that scripts write, and for React, which compares what it finds. */
export const withNoBreakBlanks = (text: string): string =>
  text.replaceAll(BY_BLANKS, (match) => match.replaceAll(' ', '\u00a0'));

/**
 * Text of HTML, between tags, with what must stay on one line kept together. No-break blanks add no element, so that
 * neither grid nor flex box makes a cell of '24 Stunden', and browsers find '20 km' however it is typed. A no-break
 * hyphen is found by none of them, so 'E-Mail' is wrapped; src/shared/ui/keep-together.css does the rest.
 */
const joinText = (text: string): string =>
  withNoBreakBlanks(text).replaceAll(BY_STYLE, (match) =>
    // Alone in its element it is a label or a link, which says itself whether it breaks.
    match === text.trim() ? match : `<span class="together">${match}</span>`,
  );

/** What is no text of the page, or belongs to React; and every tag, whatever its attributes hold. */
const NO_TEXT =
  /(<(script|style|title|textarea|react-island)\b[\s\S]*?<\/\2>|<!--[\s\S]*?-->|<(?:"[^"]*"|'[^']*'|[^"'>])*>)/;

/** Keeps together what a line must not break, in all of a page or in a part of one. */
export function keepTogether(html: string): string {
  // Two groups: a text, a tag or what is left out, the name of what is left out, a text, …
  return html
    .split(NO_TEXT)
    .map((part, index) => (index % 3 === 0 ? joinText(part) : index % 3 === 1 ? part : ''))
    .join('');
}
