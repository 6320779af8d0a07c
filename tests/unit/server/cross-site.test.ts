import { expect, test } from 'vitest';
import { isCrossSite } from '#http/read-request.ts';

const post = (headers: Record<string, string>) =>
  new Request('https://www.firma.example/api/contact', { method: 'POST', headers });

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://evil.example' }, true],
  [{ origin: 'null' }, true],
  [{ origin: 'https://www.firma.example' }, false],
  [{}, false],
])('a request counts as cross-site with %j: %s', (headers, expected) => {
  expect(isCrossSite(post(headers as Record<string, string>))).toBe(expected);
});
