import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnswerWays } from '#admin/card/AnswerWays.tsx';
import { Reach, RequestHead } from '#admin/card/RequestHead.tsx';
import { drawn } from '../../support/drawn.ts';

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
    .trim();

const contactOf = (fields: { phone?: string; place?: string; email?: string }) =>
  ({ id: 'x', name: 'Erika', email: '', createdAt: '2026-03-02T09:00:00.000Z', ...fields }) as never;
const waysOf = (contact: Parameters<typeof contactOf>[0], address?: string) => (
  <AnswerWays contact={contactOf(contact)} address={address} onOpen={() => undefined} onTap={() => undefined} />
);

test.each([
  ['55218', '55218 · im Gebiet (11 km)'],
  ['Worms', 'Worms · außerhalb (31–33 km)'],
  ['Musterdorf', 'Musterdorf'],
])('a card says at once whether the place %j is served, because a later line would move it', (place, words) => {
  expect(wordsOf(renderToStaticMarkup(<Reach phone="" email="" address={place} />))).toBe(words);
});

test('a request offers four ways with words: call, mail, WhatsApp and the route by the map’s address', async () => {
  const html = await drawn(waysOf({ phone: '0176 04069222', email: 'e@beispiel.de' }, '55218'));
  expect(wordsOf(html)).toBe('AnrufenMailWhatsAppRoute');
  expect(html).toContain('href="tel:+4917604069222" aria-label="0176 04069222 anrufen"');
  expect(html).toMatch(/href="mailto:e@beispiel\.de\?subject=Re%3A%20Ihre%20Anfrage%20bei[^"]*" aria-label="Mail an/);
  expect(html).toContain('href="https://wa.me/4917604069222"');
  expect(html).toContain('href="https://www.google.com/maps/dir/?api=1&amp;destination=55218%2C+Deutschland"');
});

test('a request offers no way that does not lead to its customer', async () => {
  expect(await drawn(waysOf({ phone: 'lieber per Post' }))).toBe('');
  expect(wordsOf(await drawn(waysOf({ phone: '06132 12345' })))).toBe('Anrufen');
});

test('an opened request shows the number as text and links only the others', async () => {
  const html = await drawn(
    <RequestHead
      contact={contactOf({ phone: '06132 12345 oder 0176 04069222 ab 18 Uhr' })}
      customer={undefined}
      address="Gartenstraße 12, 55218 Ingelheim"
      isPage
      isNamed={false}
      isBegun={false}
    />,
  );
  expect(html).toContain('06132 12345 oder <a');
  expect(html).toContain('href="tel:+4917604069222">0176 04069222</a> ab 18 Uhr');
  expect(wordsOf(html)).toContain('Gartenstraße 12, 55218 Ingelheim · im Gebiet (11 km)');
});
