import { expect, test } from './fixtures.ts';

test('the cookie banner goes', async ({ visit }) => {
  await visit.open('/');
  await visit.press('button Nur Notwendige');
  await visit.gone('button Nur Notwendige');
  expect(await visit.driver.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('declined');
  expect(await visit.driver.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(true);
});
