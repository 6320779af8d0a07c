import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { CallButton, CardFields } from '#admin/inbox/CardFields.tsx';

/** Draws the card's fields with the parts that load late, without React's comments. */
async function drawn(fields: { phone?: string; place?: string }) {
  const contact = { name: 'Erika', email: '', ...fields };
  const { prelude } = await prerender(
    <>
      <CardFields contact={contact as never} />
      <CallButton phone={fields.phone} />
    </>,
  );
  return (await new Response(prelude as ReadableStream).text()).replaceAll(/<!--.*?-->/g, '');
}
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
    .trim();

test.each([
  ['55218', 'Ort oder Postleitzahl: 55218 im Gebiet (11 km) Route nach 55218'],
  ['Worms', 'Ort oder Postleitzahl: Worms außerhalb (31–33 km) Route nach Worms'],
  ['Musterdorf', 'Ort oder Postleitzahl: Musterdorf Route nach Musterdorf'],
  ['', ''],
])('a card says whether the place %j is served, with its route', async (place, words) => {
  expect(wordsOf(await drawn({ place }))).toBe(words);
});

test('a card’s route leads to the place by the map’s address', async () => {
  const address = 'https://www.google.com/maps/dir/?api=1&amp;destination=55218%2C+Deutschland';
  expect(await drawn({ place: '55218' })).toContain(`href="${address}"`);
});

test('a card links each typed number, keeps the words between, and calls the first', async () => {
  const html = await drawn({ phone: '06132 12345 oder 0176 04069222 ab 18 Uhr' });
  expect(html).toContain('<a href="tel:+49613212345">06132 12345</a> oder ');
  expect(html).toContain('<a href="tel:+4917604069222">0176 04069222</a> ab 18 Uhr');
  expect(html).toContain('<a class="button" href="tel:+49613212345">06132 12345 anrufen</a>');
});

test('a card without a number in its phone field shows the words and calls nobody', async () => {
  const html = await drawn({ phone: 'lieber per Mail' });
  expect(wordsOf(html)).toBe('lieber per Mail');
  expect(html).not.toContain('<a ');
});
