import { expect, test } from 'vitest';
import { keepTogether, withNoBreakBlanks } from '#build/html/keep-together.ts';
import { nextSteps } from '#content/next-steps.ts';

/** Shows no-break blanks as middle dots. */
const kept = (html: string) => keepTogether(html).replaceAll('\u00a0', '·');

test.each([
  ['im Umkreis von 20 km', 'im Umkreis von 20·km'],
  ['erhalten Sie 10 % Rabatt', 'erhalten Sie 10·% Rabatt'],
  ['zu 100 % kostenlos', 'zu 100·% kostenlos'],
  ['0 Euro für die Besichtigung', '0·Euro für die Besichtigung'],
  ['innerhalb von 24 Stunden', 'innerhalb von 24·Stunden'],
  ['höchstens 7 Tage', 'höchstens 7·Tage'],
  ['nach § 19 UStG', 'nach §·19 UStG'],
  ['vom 21. November 2026', 'vom 21.·November 2026'],
  ['Artikel 6 Absatz 1 Buchstabe f DSGVO', 'Artikel·6 Absatz·1 Buchstabe·f DSGVO'],
  ['(Art. 6 Abs. 1 lit. b DSGVO)', '(Art.·6 Abs.·1 lit.·b DSGVO)'],
  ['Laub, z. B. im Herbst', 'Laub, z.·B. im Herbst'],
])("the text '%s' breaks only where it may: '%s'", (text, joined) => {
  expect(kept(text)).toBe(joined);
  expect(withNoBreakBlanks(text).replaceAll('\u00a0', '·')).toBe(joined);
});

test('a word with a hyphen and a number amid a sentence are wrapped, because browsers do not find other hyphens', () => {
  expect(keepTogether('<p>eine E-Mail-Adresse</p>')).toBe('<p>eine <span class="together">E-Mail</span>-Adresse</p>');
  expect(keepTogether('<p>unter 069 90009 123 oder</p>')).toBe(
    '<p>unter <span class="together">069 90009 123</span> oder</p>',
  );
});

test.each(['8–18 Uhr', '8:00–17:00 Uhr', '10–22 km', '0176 04069 123', '06132 / 77 88 99', '+49 69 90009 123'])(
  'a sentence keeps %s together',
  (part) => {
    expect(kept(`<p>Rufen Sie an: ${part}, gern</p>`).replaceAll('·', ' ')).toBe(
      `<p>Rufen Sie an: <span class="together">${part}</span>, gern</p>`,
    );
  },
);

test('the longest words may break on every page between their parts, and no others', () => {
  expect(keepTogether('<h3>Terrassendachreinigung</h3>')).toBe('<h3>Terrassen\u00addach\u00adreinigung</h3>');
  expect(keepTogether('Wintergartenreinigung anfragen')).toBe('Winter\u00adgarten\u00adreinigung anfragen');
  expect(keepTogether('Garten und Reinigung')).toBe('Garten und Reinigung');
});

test('React’s texts bring their own no-break blanks', () => {
  for (const step of nextSteps(24)) expect(withNoBreakBlanks(step)).toBe(step);
});

test.each([
  ['a word alone in its element', '<dt> E-Mail </dt><a>069 90009 123</a>'],
  ['a word that only begins like a unit', '3 Tagebücher, Artikel aus, Absatz ohne'],
  ['an attribute', '<a href="/?was=20 km" title="a > b, 20 km">'],
  ['a script', '<script>const text = "20 km, per E-Mail";</script>'],
  ['a style', '<style>.a::after { content: "20 km" }</style>'],
  ['a title', '<title>Im Umkreis von 20 km, per E-Mail</title>'],
  ['an island', '<react-island name="20 km"><p>nach 6 Monaten per E-Mail</p></react-island>'],
  ['a comment', '<!-- 20 km -->'],
])('%s stays as it is', (_, html) => {
  expect(keepTogether(html)).toBe(html);
});

test('text after scripts and titles is changed again', () => {
  expect(kept('<script>1 km</script><p>20 km</p><title>2 km</title>3 km')).toBe(
    '<script>1 km</script><p>20·km</p><title>2 km</title>3·km',
  );
});
