import { expect, test } from 'vitest';
import { fillTemplate } from '#admin/reply/fill-template.ts';
import { USUAL_TEMPLATES } from '#content/reply-templates.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const ALL =
  'wir kommen bestimmt. Wir kommen am {Termin}. Wir fahren nach {Ort}.\n\nEs kostet {Preis}, mit Anfahrt.\n\nBis bald!';
const state = { date: { what: 'arbeit' as const, day: '2026-11-24', time: '09:00' }, priceCents: 123450 };

test('a reply template is filled with date, place and price', () => {
  expect(fillTemplate(ALL, { place: 'Alzey', state }, NOW)).toBe(
    'wir kommen bestimmt. Wir kommen am Dienstag, 24. November, um 9:00 Uhr. Wir fahren nach Alzey.\n\nEs kostet 1.234,50\u00a0€, mit Anfahrt.\n\nBis bald!',
  );
});

test('a reply template leaves out a sentence with an unknown fact', () => {
  expect(fillTemplate(ALL, {}, NOW)).toBe('wir kommen bestimmt.\n\nBis bald!');
});

test('a reply template prefers the place of the date to the place of the request', () => {
  const date = { ...state.date, place: 'Weinrufstraße 12, Alzey' };
  expect(fillTemplate('{Ort}', { place: 'Bingen', state: { date } }, NOW)).toBe('Weinrufstraße 12, Alzey');
});

test.each([
  { ...state.date, day: '2026-11-22' },
  { ...state.date, what: 'anruf' as const },
])('a reply template promises no past date and no planned call: %j', (date) => {
  expect(fillTemplate('gern. Wir kommen am {Termin}.', { state: { date } }, NOW)).toBe('gern.');
});

test('a reply template reads well with all facts and with none', () => {
  for (const { text } of USUAL_TEMPLATES) {
    for (const facts of [{}, { place: 'Alzey', state }]) {
      const filled = fillTemplate(text, facts, NOW);
      expect(filled).toMatch(/^\p{Ll}[^{}]+[.?]$/u);
      expect(filled).not.toMatch(/ {2}|\s[.,]|undefined/);
    }
  }
});
