import { expect, it } from 'vitest';
import { callAgainDays } from '#admin/inbox/case/CallAgain.tsx';

it.each([
  ['a Tuesday', '2026-11-24', ['2027-01-19', '2027-05-24', '2027-11-24']],
  ['a weekend, always on a Monday', '2026-11-28', ['2027-01-25', '2027-05-28', '2027-11-29']],
  ['the end of a month', '2026-08-31', ['2026-10-26', '2027-03-01', '2027-08-31']],
  ['a leap day', '2028-02-29', ['2028-04-25', '2028-08-29', '2029-02-28']],
])('the days to call a regular again are counted from %s', (_, today, days) => {
  expect(callAgainDays(today)).toEqual(days);
});
