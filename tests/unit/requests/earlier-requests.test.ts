import { expect, it } from 'vitest';
import { earlierRequests } from '#admin/inbox/case/Regular.tsx';

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T09:00:00.000Z`;
const request = { email: 'Erika@Beispiel.example', phone: '06132 778899, ab 18 Uhr', createdAt: at(20) };

it.each([
  ['the address in another case', { email: ' erika@beispiel.EXAMPLE' }],
  ['the number in another notation', { phone: '+49 (0) 6132/77 88 99' }],
  ['one of two numbers', { phone: '0171 2345678 oder 06132-778899' }],
])('an earlier request of the same person is found by %s', (_, same) => {
  const earlier = { email: '', createdAt: at(1), ...same };
  expect(earlierRequests([request, earlier], request)).toEqual([earlier]);
});

it.each([
  ['of somebody else', { email: 'hans@beispiel.example', phone: '06131 778899' }],
  ['of a call without address and number', { email: '' }],
  ['with the same local digits, because they may belong to another town', { email: '', phone: '778899' }],
  ['that came later', { email: request.email, createdAt: at(21) }],
])('no request is found as an earlier one %s', (_, other) => {
  expect(earlierRequests([request, { createdAt: at(1), ...other }], request)).toEqual([]);
});

it('earlier requests are listed newest first', () => {
  const [newer, older] = [at(3), at(2)].map((createdAt) => ({ ...request, createdAt }));
  expect(earlierRequests([request, newer, older] as (typeof request)[], request)).toEqual([newer, older]);
});

it('earlier requests are found among two thousand within a frame', () => {
  const many = Array.from({ length: 2000 }, (_, n) => ({
    email: `person${n}@beispiel.example`,
    phone: `06132 ${String(n * 37).padStart(6, '1')}`,
    createdAt: at(1),
  }));
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now();
    earlierRequests(many, request);
    return performance.now() - start;
  });
  // Takes the fastest run, because other tests share the processor.
  expect(Math.min(...times)).toBeLessThan(16);
});
