import { expect, test } from 'vitest';
import { addressParts, hasStreet } from '#domain/customers/address.ts';
import { keysOf, phonesIn } from '#domain/customers/customer-keys.ts';
import { customerOf, inOneTask } from '#domain/jobs/customer.ts';
import type { CaseState } from '#domain/requests/case/shapes.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { phoneParts } from '#shared/format/phone-numbers.ts';

test('the requests of one task are the first one and those that repeat it', () => {
  const all = [{ id: 'a' }, { id: 'c', repeats: 'e' }, { id: 'e' }];
  for (const request of all.slice(1)) expect(inOneTask(request, all).map(({ id }) => id)).toEqual(['c', 'e']);
});

test.each([
  ['Erika Klein', ' Erika@GoogleMail.com', '', ['erika@gmail.com'], [], 'klein'],
  ['Klein, Erika', '', '06731 4711 oder +49 (0) 176/04069123', [], ['+4967314711', '+4917604069123'], 'klein'],
  ['Weingut Kiefer', '', '4711 22', [], [], 'kiefer'],
  ['Familie Klein', '', '06731 111111', [], [], 'klein'],
  ['Anruf 0123456789', '', '0123456789', [], [], '0123456789'],
])(
  'the keys of %j with %j and %j are an address, numbers that exist, and the surname',
  async (name, email, phone, ...keys) => {
    const [emailKeys, phoneKeys, surnameKey] = keys;
    expect(await keysOf({ name, email, phone })).toEqual({ emailKeys, phoneKeys, surnameKey });
  },
);

test.each(['06731 4711', '0049 6731/4711', '+49 6731-47 11 12', '0176 04069 123'])(
  'the plain number %j is read as the library reads it',
  async (typed) => {
    const [, number] = /^tel:(\+\d+)/.exec(phoneParts(typed)[0]?.number?.href ?? '') ?? [];
    expect(await phonesIn(typed)).toEqual([number]);
  },
);

test('a customer has the newest name, the last street, the last note, the next date and all jobs, the last one first', () => {
  const at = (day: number) => `2026-03-0${day}T09:00:00.000Z`;
  const request = (id: string, createdAt: string, state: Partial<CaseState>, more: Partial<StoredRequest> = {}) =>
    ({ id, name: id, email: '', createdAt, state: { version: 1, step: 'neu', ...state }, ...more }) as StoredRequest;
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

test.each([
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
