import { expect, test, vi } from 'vitest';

vi.mock('#facts/area.ts', () => import('./a-business.ts'));
vi.mock('#facts/contact.ts', () => import('./a-business.ts'));
const { ownerNote } = await import('#domain/service-area/owner-note.ts');

/** Returns the note with ordinary blanks instead of non-breaking ones. */
const note = (place: string) => ownerNote(place)?.replaceAll('\u00a0', ' ');

test.each([
  ['55218', 'im Gebiet (11 km)'],
  ['D-55 218', 'im Gebiet (11 km)'],
  ['55268 Nieder-Olm', 'im Gebiet (7 km)'],
  ['nieder-olm', 'im Gebiet (7 km)'],
  ['55411', 'am Rand (19 km)'],
  ['67547', 'außerhalb (33 km)'],
  ['60311', 'außerhalb'],
  // Several places.
  ['55232', 'im Gebiet (8–15 km)'],
  ['Ingelheim', 'im Gebiet (10–13 km)'],
  ['55452', 'je nach Straße (16–25 km)'],
  ['55234', 'je nach Straße (10–22 km)'],
  // The owner's exceptions.
  ['65343', 'am Rand (17 km)'],
  ['Nackenheim', 'außerhalb (16 km)'],
])('the owner’s note beside a place says for %s: %s', (place, words) => expect(note(place)).toBe(words));

test('the owner’s note beside a full address is that of the named place', () => {
  expect(note('Langgasse 9, 55234 Albig')).toBe(note('Albig'));
  expect(note('Langgasse 9, 55234 Hintertupfing')).toBe(note('55234'));
});

test.each(['55199', 'Musterdorf', 'bei mir zu Hause', '5521', ''])(
  'the owner’s note beside a place is missing for the unknown %j',
  (place) => expect(note(place)).toBeUndefined(),
);
