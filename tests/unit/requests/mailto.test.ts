import { expect, test } from 'vitest';
import { mailto } from '#shared/format/mailto.ts';

test('a mailto link holds the address unchanged', () => {
  expect(mailto('erika+haus@beispiel.de')).toBe('mailto:erika+haus@beispiel.de');
  expect(mailto('erika@beispiel.de', 'Re: Ihre Anfrage')).toBe(
    'mailto:erika@beispiel.de?subject=Re%3A%20Ihre%20Anfrage',
  );
});

test('a mailto link adds no other recipient, whatever the address contains', () => {
  const url = new URL(mailto('erika?bcc=boese@firma.de&cc=x@y.de#z', 'Hallo'));
  expect([...url.searchParams.keys()]).toEqual(['subject']);
  expect(decodeURIComponent(url.pathname)).toBe('erika?bcc=boese@firma.de&cc=x@y.de#z');
  expect(url.hash).toBe('');
});

test('a mailto link carries a text with the line ends of RFC 6068', () => {
  expect(mailto('erika@beispiel.de', 'Hallo', 'Eins\nZwei')).toBe(
    'mailto:erika@beispiel.de?subject=Hallo&body=Eins%0D%0AZwei',
  );
});

test('a mailto link writes umlauts as UTF-8', () => {
  expect(mailto('jörg@müller.de')).toBe('mailto:j%C3%B6rg@m%C3%BCller.de');
});
