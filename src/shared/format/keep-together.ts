/** What a line must not break: a number and its unit, a paragraph and its number, a date, a phone number, 'E-Mail'. */
const TOGETHER = new RegExp(
  [
    '§ \\d+',
    '(?:Artikel|Absatz|Nummer|Buchstabe|Abschnitt|Stufe|WCAG\\)?) (?:\\d[\\d.]*|[A-Za-z]{1,2}\\b)',
    '\\d+\\. \\p{Lu}\\p{Ll}+(?= \\d{4})',
    '\\d+:\\d\\d(?:–\\d+:\\d\\d)? Uhr',
    '\\d+ (?:%|(?:km|ppm|Uhr|Pixel|Zeichen|Sekunden?|Minuten?|Stunden?|Tagen?|Tage?|Monate?n?|Jahre?n?)\\b)',
    '\\b0\\d{2,4} \\d{4,6} \\d{3}\\b',
    'E-Mail',
  ].join('|'),
  'gu',
);
const TAGS = /(<[^>]+>)/;

/**
 * Wraps in HTML what must stay on one line. The blanks stay ordinary ones, so that searching and copying find
 * '20 km' as it is written; src/shared/ui/keep-together.css does the rest.
 */
export const keepTogether = (html: string) =>
  html
    .split(TAGS)
    .map((part) => (part.startsWith('<') ? part : part.replaceAll(TOGETHER, '<span class="together">$&</span>')))
    .join('');
