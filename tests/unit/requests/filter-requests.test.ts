import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterRequests, hitsOf, inReadingOrder, toSearchable } from '#admin/case/search-requests.ts';
import { isFiltering, NO_FILTER } from '#admin/shown/request-filter.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { germanNumber } from '../../support/german-numbers.ts';

const contacts = [
  {
    id: '46b2e000-0000-4000-8000-000000000000',
    name: 'Anna Groß',
    email: 'anna@beispiel.de',
    phone: '+49 (0) 6132/77 88-99',
    service: 'fenster',
    message: 'Zwölf Fenster für O’Neill‐Haus',
    createdAt: '2026-11-30T23:30:00.000Z',
    state: { step: 'erledigt', dates: [{ day: '2026-07-01', place: 'Gartenweg 7, Müßig' }] },
  },
  {
    id: '11111111-1111-4111-8111-111111111111',
    name: 'Bert',
    email: 'bert@FENSTER.de',
    service: 'wintergarten',
    createdAt: '2026-11-01T08:00:00.000Z',
    state: {
      step: 'neu',
      dates: [{ day: '2026-11-02', place: 'Weinrufstraße 12, 55232 Alzey' }],
      address: { text: 'Obermarkt 4, 2. Stock', at: '2026-11-02T08:00:00.000Z' },
      stays: { text: 'Schlüssel bei Klein', at: '2026-11-02T08:00:00.000Z' },
      notes: 'Hund im Hof',
    },
  },
  {
    id: '22222222-2222-4222-8222-222222222222',
    name: 'Carla',
    email: 'carla@beispiel.de',
    place: '55268 Nieder-Olm',
    createdAt: '2025-10-01T08:00:00.000Z',
  },
  ...['Çağlar Yılmaz', 'Michał Wałęsa', 'Søren', 'Đorđe'].map((name) => ({ name, email: '', service: 'rollladen' })),
] as unknown as StoredRequest[];

const found = (search: string) => filterRequests(toSearchable(contacts), search).map(({ name }) => name);

test.each<[by: string, searches: string[], names: string[]]>([
  ['a part of the name', ['groß', '  anna '], ['Anna Groß']],
  ['e-mail or message, in any case', ['fenster'], ['Anna Groß', 'Bert']],
  ['place or postal code', ['nieder-olm', '55268'], ['Carla']],
  ['street and number of the date', ['weinruf', 'weinrufstrasse 12 alzey'], ['Bert']],
  ['number of the request', ['GR-8TSE', 'gr-8tse', '8tse'], ['Anna Groß']],
  ['name with or without umlauts', ['GROSS', 'gross', 'Zwoelf', 'zwölf', 'GROß'], ['Anna Groß']],
  [
    'phone number in any notation',
    ['06132778899', '06132 77 88 99', '6132/778899', '+49 6132 778899', '0049 6132', '+49 (0)6132', '7788'],
    ['Anna Groß'],
  ],
  ['no phone number with few digits', ['77', '77 xyz'], []],
  [
    'a part of the phone number beside a word',
    ['groß 77', '7788 Fenster', 'Groß, Anna 06132/77-88', 'anna +49 (0) 6132'],
    ['Anna Groß'],
  ],
  ['service', ['wintergarten', 'Wintergarten Reinigung alzey'], ['Bert']],
  ['service of a request without one', ['sonstiges'], ['Carla']],
  ['place of a date that is over', ['gartenweg 7', 'müßig', 'muessig', 'mussig'], ['Anna Groß']],
  ['what stays, the address, and notes', ['schluessel klein', 'Schlussel Obermarkt 4', 'hof hund'], ['Bert']],
  ['either apostrophe and dash, or none', ["o'neill-haus", 'O’Neill‐Haus', 'oneill', 'o´neill–haus'], ['Anna Groß']],
  ['all words in any order', ['Groß Anna', 'fenster zwölf anna'], ['Anna Groß']],
  ['no words of two requests or values', ['Anna Carla', 'Bertbert', 'Bertcarla'], []],
  ['a foreign name as typed on a German keyboard', ['caglar yilmaz', 'YILMAZ'], ['Çağlar Yılmaz']],
  ['a foreign name as typed on a German keyboard', ['michal walesa'], ['Michał Wałęsa']],
  ['a foreign name as typed on a German keyboard', ['soren'], ['Søren']],
  ['a foreign name as typed on a German keyboard', ['dorde'], ['Đorđe']],
])('the owner finds requests by %s', (_, searches, names) => {
  for (const search of searches) expect(found(search), search).toEqual(names);
});

test('the owner finds requests by a phone number in any notation, beside other text in the field', () => {
  fc.assert(
    fc.property(germanNumber, fc.constantFrom('', 'Tel.: ', 'privat ', '06131 5566 oder '), ({ one, other }, words) => {
      const contact = {
        id: '33333333-3333-4333-8333-333333333333',
        name: 'Dora',
        email: 'd@beispiel.de',
        phone: `${words}${one}`,
        createdAt: '2026-11-01T08:00:00.000Z',
      } as StoredRequest;
      expect(filterRequests(toSearchable([contact]), other)).toEqual([contact]);
    }),
    { examples: [[{ href: '', one: '0176 0049 1234', other: '017600491234' }, '']] },
  );
});

test('the owner finds all requests by a search of spaces only', () => {
  expect(isFiltering({ ...NO_FILTER, search: '  ' })).toBe(false);
  expect(isFiltering({ ...NO_FILTER, search: 'a' })).toBe(true);
  expect(isFiltering({ ...NO_FILTER, service: 'fenster' })).toBe(true);
});

const now = new Date('2026-03-03T12:00:00Z');
const requestsByStep = [
  { name: 'Neu', createdAt: '2026-03-03T09:00:00Z' },
  { name: 'Beantwortet', createdAt: '2026-03-02T11:00:00Z', state: { version: 1, step: 'neu', answeredAt: 'x' } },
  { name: 'Überfällig', createdAt: '2026-03-02T10:00:00Z', state: { version: 1, step: 'neu' } },
  { name: 'Angebot', createdAt: '2026-03-01T10:00:00Z', state: { version: 2, step: 'angebot', answeredAt: 'x' } },
  { name: 'Früher vermerkt', createdAt: '2026-02-01T10:00:00Z', dealAt: '2026-02-02T10:00:00Z' },
].map((contact) => ({ email: 'e@x', ...contact })) as StoredRequest[];
test('a search lists what waits first, then customers, others, declined ones', () => {
  const declined = { name: 'Abgesagt', state: { version: 1, step: 'abgesagt', answeredAt: 'x' } };
  const customer = {
    name: 'Kundin',
    state: { version: 1, step: 'erledigt', jobs: [{ number: 1, day: '2026-01-02' }] },
  };
  const all = [declined, customer, ...requestsByStep].map((one) => ({
    createdAt: now.toISOString(),
    email: 'e@x',
    ...one,
  }));
  const found = inReadingOrder(filterRequests(toSearchable(all as StoredRequest[]), 'e@x'), now);
  const order = ['Überfällig', 'Neu', 'Kundin', 'Früher vermerkt', 'Beantwortet', 'Angebot', 'Abgesagt'];
  expect(found.map(({ name }) => name)).toEqual(order);
});

test('a customer of the notebook is found by a search, and is no request of the list', () => {
  const kurz = { ...contacts[0], name: 'Kurz', isNotebook: true } as StoredRequest;
  expect(hitsOf([kurz], NO_FILTER)).toEqual([]);
  expect(hitsOf([kurz], { ...NO_FILTER, search: 'kurz' })).toEqual([kurz]);
});
