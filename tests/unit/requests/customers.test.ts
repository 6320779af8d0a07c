import { describe, expect, it } from 'vitest';
import type { CaseState } from '#domain/requests/case/shapes.ts';
import { addressParts, hasStreet } from '#domain/requests/person/address.ts';
import { customerOf, keeperOf } from '#domain/requests/person/customer.ts';
import { byCustomer, partedFrom, type Sender } from '#domain/requests/person/customers.ts';
import { identitiesOf } from '#domain/requests/person/identities.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { phoneParts } from '#shared/format/phone-numbers.ts';

const from = (id: string, fields: Partial<Sender>): Sender => ({ id, name: 'Erika', email: '', ...fields });
const customers = (...requests: Sender[]) => {
  const groups = byCustomer(requests);
  return [...new Set(groups.values())].map((group) => group.map(({ id }) => id).join(''));
};

describe('customers by their requests', () => {
  it('whoever shares an address or a number is one customer, also over a third request', () => {
    const mail = from('a', { email: 'Erika@Beispiel.example' });
    const phone = from('b', { phone: '06731 4711' });
    const other = from('c', { email: 'hans@beispiel.example', phone: '06731 4712' });
    const both = from('d', { email: 'erika@beispiel.example', phone: '+49 (0) 6731/4711, ab 18 Uhr' });
    expect(customers(mail, phone, other, both)).toEqual(['abd', 'c']);
    expect(customers(both, other, phone, mail), 'in any order').toEqual(['dba', 'c']);
  });

  it('requests without an address and a number, or with a number within their towns, are each a customer of their own', () => {
    const local = { phone: '4711 22' };
    expect(phoneParts(local.phone)[0]?.number?.href).toBe('tel:471122');
    expect(customers(from('a', {}), from('b', {}), from('c', local), from('d', local))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('a parted name is another customer, with the earlier and the later requests of that name', () => {
    const number = '06731 4711';
    const anna = from('a', { name: 'Anna Roth', phone: number });
    const bernd = from('b', { name: 'Bernd Roth', phone: number, state: { isApart: true } });
    const later = from('c', { name: ' bernd roth', phone: number });
    const nobody = from('d', { name: 'Roth', phone: number });
    expect(customers(anna, bernd, later, nobody)).toEqual(['ad', 'bc']);
    expect(customers(anna, { ...bernd, state: {} }, later, nobody), 'joined again').toEqual(['abcd']);
  });

  it('a parted name is another customer with every address and number of that name', () => {
    const anna = from('a', { name: 'Anna Roth', phone: '06731 4711', email: 'roth@beispiel.example' });
    const bernd = from('b', { name: 'Bernd Roth', phone: '06731 4711', state: { isApart: true } });
    const written = from('c', { name: 'Bernd Roth', email: 'roth@beispiel.example' });
    expect(customers(anna, bernd, written)).toEqual(['a', 'bc']);
    const groups = byCustomer([anna, bernd, written]);
    expect(
      partedFrom([anna], groups).map(({ id }) => id),
      'named on the page',
    ).toEqual(['b']);
    expect(partedFrom([bernd, written], groups).map(({ id }) => id)).toEqual(['a']);
  });

  it('two strangers called alike stay two customers, also where one or both are parted', () => {
    const [anna, bernd] = [
      from('a', { name: 'Anna Roth', phone: '06731 4711' }),
      from('b', { name: 'Bernd Roth', phone: '06731 4711', state: { isApart: true } }),
    ];
    const [carla, namesake] = [
      from('c', { name: 'Carla Roth', phone: '06131 4712' }),
      from('d', { name: 'Bernd Roth', phone: '06131 4712' }),
    ];
    expect(customers(anna, bernd, carla, namesake)).toEqual(['a', 'b', 'cd']);
    expect(customers(anna, bernd, carla, { ...namesake, state: { isApart: true } })).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each(['06731 4711', '0049 6731/4711', '+49 6731-47 11 12', '0176 04069 123'])(
    'the plain number %j is read as the library reads it',
    (typed) => {
      const [, href] = /^(tel:\+\d+)/.exec(phoneParts(typed)[0]?.number?.href ?? '') ?? [];
      expect(identitiesOf({ email: null, phone: typed })).toEqual([href]);
    },
  );
});

describe('a customer summed up', () => {
  const request = (id: string, createdAt: string, state: Partial<CaseState> = {}, more: Partial<StoredRequest> = {}) =>
    ({ id, name: id, email: '', createdAt, state: { version: 1, step: 'neu', ...state }, ...more }) as StoredRequest;
  const at = (day: number) => `2026-03-0${day}T09:00:00.000Z`;

  it('has the newest name, the last street, the last note, the next date and all jobs, the last one first', () => {
    const customer = customerOf([
      request('neu', at(5), { date: { what: 'arbeit', day: '2026-04-02', number: 1 } }, { place: 'Alzey' }),
      request('alt', at(1), {
        address: { text: 'Obermarkt 4, 55232 Alzey', at: at(4) },
        stays: { text: 'Hund', at: at(4) },
        jobs: [
          { number: 3, day: '2026-03-02' },
          { number: 7, day: '2026-03-04', cents: 18_900 },
        ],
        date: { what: 'anruf', day: '2026-04-01', number: 8 },
      }),
    ]);
    expect(customer).toMatchObject({ name: 'neu', address: 'Obermarkt 4, 55232 Alzey', stays: 'Hund' });
    expect(customer.dated?.id).toBe('alt');
    expect(customer.jobs.map(({ number }) => number)).toEqual([7, 3]);
  });

  it('has no note after it was emptied, and a corrected place in place of an older street', () => {
    const [emptied, corrected] = [
      request('b', at(2), { stays: { text: '', at: at(5) } }, { place: 'Albig' }),
      request(
        'a',
        at(1),
        { stays: { text: 'Hund', at: at(4) }, address: { at: at(4) } },
        { place: 'Langgasse 9, Albig' },
      ),
    ];
    expect(customerOf([emptied, corrected])).toMatchObject({ stays: undefined, address: 'Langgasse 9, Albig' });
  });

  it('keeps its note at the newest request with a deal, because that one is kept for longest', () => {
    const requests = [
      request('c', at(3)),
      request('b', at(2), {}, { dealAt: at(2) }),
      request('a', at(1), {}, { dealAt: at(1) }),
    ];
    expect(keeperOf(requests)?.id).toBe('b');
    expect(keeperOf(requests.slice(0, 1))?.id).toBe('c');
  });
});

it.each([
  ['Langgasse 9, 55234 Albig', 'Langgasse 9', '55234', 'Albig', true],
  ['Obermarkt 4, 2. Stock, 55232 Alzey', 'Obermarkt 4, 2. Stock', '55232', 'Alzey', true],
  ['Hauptstr. 3, Nieder-Olm', 'Hauptstr. 3', '', 'Nieder-Olm', true],
  ['Am Markt 7', 'Am Markt 7', '', '', true],
  ['D-55232 Alzey', '', '55232', 'Alzey', false],
  ['55232', '', '55232', '', false],
  ['Alzey', '', '', 'Alzey', false],
  ['Alzey, Weinheim', 'Alzey', '', 'Weinheim', false],
])('the address %j has its parts', (typed, street, postalCode, place, isStreet) => {
  expect(addressParts(typed)).toEqual({ street, postalCode, place });
  expect(hasStreet(typed)).toBe(isStreet);
});
