import { expect, test } from 'vitest';
import { similarTo } from '#admin/card/similar-requests.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';

const aRequest = (id: string, values: Partial<StoredRequest>) =>
  ({ id, email: `${id}@beispiel.de`, createdAt: '2026-11-25T08:00:00.000Z', ...values }) as StoredRequest;

const spam = aRequest('a', {
  email: 'max17@werbung.example',
  message: 'Angebot Nr. 17! Siehe https://werbung.example/x',
});
const idsFound = (...others: StoredRequest[]) => similarTo(spam, [spam, ...others]).map(({ id }) => id);

test('spam has similar requests: the same address or message but for digits, or a common link', () => {
  expect(
    idsFound(
      aRequest('address', { email: 'max204@werbung.example' }),
      aRequest('message', { message: 'ANGEBOT Nr. 204: siehe https://werbung.example/x' }),
      aRequest('link', { message: 'Schauen Sie: https://werbung.example/x' }),
      aRequest('other', { message: 'Zwölf Fenster, bitte.' }),
      aRequest('without', {}),
    ),
  ).toEqual(['address', 'message', 'link']);
});

test('spam has no similar requests among those answered, agreed or entered as a call', () => {
  const { email } = spam;
  expect(
    idsFound(
      aRequest('answered', { email, state: { version: 1, step: 'kontakt', answeredAt: '2026-11-25T09:00:00.000Z' } }),
      aRequest('agreed', { email, dealAt: '2026-11-25T09:00:00.000Z' }),
      aRequest('call', { email, isCall: true }),
    ),
  ).toEqual([]);
});

test('spam without words finds no others without words', () => {
  expect(similarTo(aRequest('b', { email: '' }), [aRequest('c', { email: '' })])).toEqual([]);
});
