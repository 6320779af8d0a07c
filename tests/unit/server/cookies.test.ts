import { expect, test } from 'vitest';
import { readCookie } from '#http/signed-cookies.ts';

test('a cookie is found by its whole name', () => {
  const request = new Request('http://localhost/', { headers: { cookie: 'mysession=no; session=yes; other=x' } });
  expect(readCookie(request, 'session')).toBe('yes');
  expect(readCookie(request, 'missing')).toBeUndefined();
});
