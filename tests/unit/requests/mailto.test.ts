import { expect, test } from 'vitest';
import { mailto } from '#shared/format/mailto.ts';

test.each<[what: string, given: Parameters<typeof mailto>, link: string]>([
  ['the address unchanged', ['erika+haus@beispiel.de'], 'mailto:erika+haus@beispiel.de'],
  ['umlauts as UTF-8', ['jörg@müller.de'], 'mailto:j%C3%B6rg@m%C3%BCller.de'],
  ['a subject', ['e@beispiel.de', 'Re: Ihre Anfrage'], 'mailto:e@beispiel.de?subject=Re%3A%20Ihre%20Anfrage'],
  ['line ends of RFC 6068', ['e@x.de', 'Hallo', 'Eins\nZwei'], 'mailto:e@x.de?subject=Hallo&body=Eins%0D%0AZwei'],
])('a mailto link holds %s', (_, given, link) => {
  expect(mailto(...given)).toBe(link);
});

test('a mailto link adds no other recipient, whatever the address contains', () => {
  const url = new URL(mailto('erika?bcc=boese@firma.de&cc=x@y.de#z', 'Hallo'));
  expect([...url.searchParams.keys()]).toEqual(['subject']);
  expect(decodeURIComponent(url.pathname)).toBe('erika?bcc=boese@firma.de&cc=x@y.de#z');
  expect(url.hash).toBe('');
});
