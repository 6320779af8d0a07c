import { expect, test } from 'vitest';
import { duration } from '#site/legal/legal-facts.ts';
import { fillIn, parseLegalText } from '#site/legal/legal-loader.ts';
import { facts, legalSections } from './legal-texts.ts';

test('a legal text is filled in with the facts', () => {
  expect(fillIn('Höchstens {{logs}}, dann {{logs}}.', { logs: '7 Tage' })).toBe('Höchstens 7 Tage, dann 7 Tage.');
});

test('a section is left out if the owner has none of its fact, and a fact is no markup', () => {
  expect(fillIn('Bei {{insurer}}', { insurer: null })).toBeUndefined();
  expect(fillIn('Bei {{insurer}}', { insurer: '<Glas> & Co' })).toBe('Bei &lt;Glas&gt; &amp; Co');
});

test('a placeholder without a fact stops the build', () => {
  expect(() => fillIn('Höchstens {{lgos}}.', { logs: '7 Tage' })).toThrow('No fact for {{lgos}}');
});

test('the legal texts use every fact', () => {
  const told = legalSections.map(({ body }) => body).join('\n');
  expect(Object.keys(facts).filter((name) => !told.includes(`{{${name}}}`))).toEqual([]);
});

test('a legal text writes one year in the singular, two in the plural', () => {
  expect(duration(1, 'year')).toBe('1 Jahr');
  expect(duration(2, 'year')).toBe('2 Jahre');
});

test('a section gets number and anchor from its file name, and its title from the front matter', () => {
  expect(parseLegalText('privacy/9-ssl.md', '---\ntitle: Verschlüsselung\n---\n\nText\n')).toEqual({
    id: 'privacy/ssl',
    text: 'privacy',
    number: 9,
    anchor: 'ssl',
    title: 'Verschlüsselung',
    body: '\nText\n',
  });
});

test.each([
  ['privacy/ssl.md', '---\ntitle: Verschlüsselung\n---\nText\n'],
  ['privacy/9-ssl.md', 'Text\n'],
])('a legal text with %s is refused: %j', (file, content) => {
  expect(() => parseLegalText(file, content)).toThrow(file);
});
