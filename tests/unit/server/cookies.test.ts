import { expect, test } from 'vitest';
import { cookieName, readCookie, setCookie } from '#http/signed-cookies.ts';

test('[3.3.1, 3.3.3] a cookie is Secure with the __Host- prefix over https', () => {
  const request = new Request('https://www.firma.example/');
  expect(setCookie(request, 'session', 'v', 60)).toBe(
    '__Host-session=v; Path=/; HttpOnly; SameSite=Strict; Max-Age=60; Secure',
  );
  expect(cookieName(request, 'session')).toBe('__Host-session');
});

test('a cookie has neither mark over plain http, because browsers would refuse it', () => {
  const request = new Request('http://localhost:8888/');
  expect(setCookie(request, 'session', 'v', 60)).toBe('session=v; Path=/; HttpOnly; SameSite=Strict; Max-Age=60');
});

test('a cookie is found by its whole name', () => {
  const request = new Request('http://localhost/', { headers: { cookie: 'mysession=no; session=yes; other=x' } });
  expect(readCookie(request, 'session')).toBe('yes');
  expect(readCookie(request, 'missing')).toBeUndefined();
});
