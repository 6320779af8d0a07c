import { expect, it } from 'vitest';
import { deletionWords } from '#admin/inbox/retention.ts';
import { deletionDay, lastDayOfDeal } from '#domain/requests/retention.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';

it.each([
  ['2026-11-03T12:00:00Z', '2027-05-03'],
  ['2026-08-31T12:00:00Z', '2027-02-28'],
  ['2027-08-31T12:00:00Z', '2028-02-29'],
  ['2026-12-31T22:59:59Z', '2027-06-30'],
  ['2026-12-31T23:00:00Z', '2027-07-01'],
  ['2026-06-30T22:30:00Z', '2027-01-01'],
])('a request without a deal is deleted after six months in Germany from %s until %s', (createdAt, day) => {
  expect(deletionDay(createdAt)).toBe(day);
});

const request = { createdAt: '2026-11-03T12:00:00Z' } as StoredRequest;

it('the deletion is told from thirty days before, even after its day', () => {
  expect(deletionWords(request, new Date('2027-04-02T12:00:00Z'))).toBeUndefined();
  expect(deletionWords(request, new Date('2027-04-03T12:00:00Z'))).toBe('Wird am 3. Mai 2027 gelöscht.');
  expect(deletionWords(request, new Date('2027-06-01T12:00:00Z'))).toBe('Wird heute gelöscht.');
});

it('the deletion of a deal is told before the end of its ten years, counted from the customer’s last one', () => {
  const deal = { ...request, dealAt: '2026-11-04T12:00:00Z' };
  expect(deletionWords(deal, new Date('2027-05-02T12:00:00Z'))).toBeUndefined();
  const [end, last] = [new Date('2036-12-15T12:00:00Z'), '2034-01-01T12:00:00Z'];
  expect(deletionWords(deal, end)).toBe('Wird am 1. Januar 2037 gelöscht.');
  expect(deletionWords(deal, end, last)).toBeUndefined();
  expect(deletionWords(deal, new Date('2044-12-15T12:00:00Z'), last)).toBe('Wird am 1. Januar 2045 gelöscht.');
});

it('the deletion is not told while a date is ahead', () => {
  const date = { what: 'anruf', day: '2027-05-02', number: 1 };
  const state = { version: 1, step: 'kontakt', date };
  expect(deletionWords({ ...request, state }, new Date('2027-05-02T12:00:00Z'))).toBeUndefined();
});

it('a deal is kept for ten years from the end of the German year in which it was marked', () => {
  expect(lastDayOfDeal('2026-11-04T12:00:00Z')).toBe('2036-12-31');
  expect(lastDayOfDeal('2026-12-31T23:30:00Z')).toBe('2037-12-31');
});
