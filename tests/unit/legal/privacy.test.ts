import { expect, test } from 'vitest';
import { legalSections, readSection, readText } from './legal-texts.ts';

const privacy = readText('privacy');
const rowOf = (table: string, start: string) =>
  table.split('\n').find((line) => line.startsWith(`- ${start}`)) ?? `no row '${start}'`;

test('the privacy page has nine numbered sections in the order of the specification', () => {
  const sections = legalSections.filter(({ text }) => text === 'privacy');
  expect(sections.map(({ number, anchor }) => `${number} ${anchor}`)).toEqual([
    '1 ueberblick',
    '2 verantwortlicher',
    '3 datenerhebung',
    '4 messenger',
    '5 cookies',
    '6 rechte',
    '7 externe-dienste',
    '8 aufbewahrung',
    '9 ssl',
  ]);
});

test.each([
  ['Anfragen, aus denen kein Auftrag wird', '6 Monate'],
  ['Anfragen und Unterlagen zu einem Auftrag', '10 Jahre'],
  ['Direkter Schriftwechsel', '2 Jahre'],
  ['Technische Protokolle', '7 Tage'],
  ['Ihre Cookie-Einstellungen', '1 Jahr'],
  ['Einzelne Seitenaufrufe', '180 Tage'],
  ['Anfragen und Fotos, die wir von Hand gelöscht haben, im Papierkorb', '30 Tage'],
  ['Vom Spamschutz', '30 Tage'],
  ['Automatische Sicherungskopien', '13 Monate'],
])('the retention times include %s: %s', (what, howLong) => {
  expect(rowOf(readSection('privacy/aufbewahrung'), what)).toMatch(new RegExp(`: ${howLong}$`));
});

test('the retention times of the specification include one year for necessary storage, and at most two for marketing', () => {
  const cookies = readSection('privacy/cookies');
  expect(cookies).toMatch(/\*\*Notwendig:\*\*.*höchstens 1 Jahr\./);
  expect(cookies).toMatch(/\*\*Marketing:\*\*.*höchstens 2 Jahre\./);
});

test.each([
  // Laws demand six, eight or ten years.
  ['aufbewahrung', /je nach Art sechs, acht oder zehn Jahre.*Länger als 10 Jahre behalten wir sie nicht\./],
  ['aufbewahrung', /prüft mehrmals am Tag, mindestens alle 6 Stunden, welche Anfragen/],
  ['aufbewahrung', /ohne Vermerk 6 Monate nach dem Eingang/],
  ['aufbewahrung', /mit Vermerk oder vereinbartem Arbeitstag 10 Jahre nach dem Ende des Jahres, in dem es dazu kam/],
  [
    'aufbewahrung',
    /bis die Kopie gelöscht wird, auch die verschlüsselte in unserem Postfach: Dort löscht sie kein Programm/,
  ],
  [
    'aufbewahrung',
    /die zufälligen Nummern Ihrer Einträge, ohne Namen und Adresse, damit die Daten aus einer Kopie nicht wiederkommen/,
  ],
  ['externe-dienste', /Netlify.* bewahrt Ihre Fotos und die Sicherungskopien auf/],
  ['datenerhebung', /Löschen wir eines vorher, liegt es noch 30 Tage im Papierkorb/],
  [
    'datenerhebung',
    /Wenn ein Foto von Ihrem Haus[\s\S]*Buchstabe a DSGVO\. Sie können sie jederzeit widerrufen[\s\S]*bis zum Widerruf/,
  ],
  ['datenerhebung', /aus dem Netz um ihn herum kommen, und ebenso die Fotos nach ihrer Größe/],
  ['datenerhebung', /§ 25 TDDDG ist nach unserer Auffassung nicht berührt/],
  ['cookies', /Ihr Name bleibt auch danach bei den Ständen, Bildern und Hinweisen dieser Website/],
  // The address is never stored. The clean-up deletes its keyed hash after a day.
  [
    'datenerhebung',
    /Die Adresse selbst speichern wir nicht\. Die Prüfwerte gelten 24 Stunden, .* nach höchstens 30 Stunden/,
  ],
  // Page views are counted per connection, too, for the rate limit.
  ['datenerhebung', /nur im Arbeitsspeicher des Servers und höchstens 24 Stunden/],
  // The owner's notebook: where the data come from, when we tell it, how long they stay.
  ['datenerhebung', /aus unseren früheren Aufträgen übernommen \(Artikel 14 DSGVO\).*spätestens nach einem Monat/],
  ['aufbewahrung', /kennen keinen Auftrag, sind es 2 Jahre nach dem Jahr der Übernahme/],
  // The accessibility settings outlive the cookie choice.
  ['cookies', /Bleibt, bis Sie sie zurücksetzen oder unten alles löschen[\s\S]*Ihre Wahl höchstens 1 Jahr/],
  // All keys that the site stores in the browser.
  ['cookies', /cookieConsent[\s\S]*cookiePreferences[\s\S]*accessibility-settings/],
])('the privacy page’s section %s says %s', (section, words) => {
  expect(readSection(`privacy/${section}`)).toMatch(words);
});

test('the privacy page names the configured region of functions, backups and database', () => {
  const services = readSection('privacy/externe-dienste');
  expect(services).toContain(
    'Die Programme laufen in Frankfurt am Main (Deutschland), dort liegen auch die Sicherungs',
  );
  expect(services).toMatch(/Neon, LLC.*ebenfalls in Frankfurt am Main \(Deutschland\)\./);
});

test.each([
  ['controller', /Maria Muster/],
  ['TDDDG by its name since 2024', /TDDDG/],
  ['right to object, in bold', /\*\*Stützen wir .* \(Artikel 21 DSGVO\)\.\*\*/],
  ['right to complain', /Artikel 77 DSGVO/],
  ['hosting', /Netlify, Inc\./],
  ['database', /Neon, LLC/],
  ['both bases for data going to the USA', /Angemessenheitsbeschluss[\s\S]*Standardvertragsklauseln/],
  ['absence of automated decisions', /Artikel 22 DSGVO gibt es bei uns nicht/],
])('the privacy page names the %s', (_, words) => {
  expect(privacy).toMatch(words);
});

// Google only delivers pushes to our own devices.
test.each([/TTDSG/, /TMG/, /Privacy Shield/, /Google (Analytics|Fonts|Maps|Tag|Ads)/])(
  'the privacy page omits %s',
  (relic) => {
    expect(privacy).not.toMatch(relic);
  },
);
