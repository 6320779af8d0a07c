import { expect, test } from 'vitest';
import { visitorRequest } from '#domain/requests/request.ts';
import { looksLikeSpam } from '#domain/requests/spam-signs.ts';

const isSpam = (fields: object) =>
  looksLikeSpam(visitorRequest.parse({ name: 'Erika Muster', email: 'erika@beispiel.de', ...fields }));

test.each<[string, object]>([
  ['three links', { message: 'https://a.example/1 und www.b.example, dann http://www.c.example' }],
  ['three bare domains in several fields', { name: 'cheap-seo.com', place: 'best-seo.top', message: 'top-seo.ru' }],
  ['BBCode', { message: 'Hallo [URL=http://a.example]hier[/URL]' }],
  ['HTML', { message: '<a target="_blank" HREF = "//a.example">Kredit</a>' }],
  ['HTML in the name', { name: '<a href="//a.example">Klick</a>' }],
  ['Markdown', { message: '[Klick](https://a.example)' }],
  ['another script with a link', { message: 'Привет! Заработок в интернете, SEO: https://a.example/start' }],
  [
    'an English offer with links',
    { message: 'Hello dear, we offer first page google ranking. https://a.example or www.b.example' },
  ],
  ['one word in all fields', { name: 'XrumerTest', place: 'xrumertest', message: 'XrumerTest ' }],
  ['one word also in the address', { name: 'qwbzk', email: 'qwbzk@beispiel.de', message: 'qwbzk' }],
])('a request with a plain sign of form spam is set apart: %s', (_, fields) => expect(isSpam(fields)).toBe(true));

test.each<object>([
  { message: 'Zwölf Fenster. Fotos: https://photos.app.goo.gl/abc?x=1,2 und https://www.icloud.com/album/#B0x' },
  { message: 'Unsere Seite ist www.praxis-beispiel.de, bitte per Mail an praxis@beispiel.com oder info@praxis.net' },
  { name: 'Fenster', message: 'Fenster Fenster' },
  { name: 'Fenster', message: 'Fenster' },
  { message: 'Hello, we need our windows cleaned, 12 pieces. Photos: https://photos.app.goo.gl/abc' },
  { message: 'Ruf mich an' },
  { message: undefined },
  { message: '?' },
  { message: 'BITTE DRINGEND ZURÜCKRUFEN!!! WINTERGARTEN 6 X 4 METER' },
  { name: 'Şükrü Öztürk', place: 'Nieder-Olm', message: 'Merhaba, teras çatısı temizliği ne kadar? Danke' },
  { name: 'Zbigniew Łuszczyński', message: 'Dzień dobry, proszę o ofertę na mycie okien. www.moj-dom.pl' },
  { name: 'Наталья Иванова', message: 'Guten Tag, ich brauche Fensterreinigung. Foto: https://disk.yandex.ru/i/abc' },
  { name: 'Олена Шевченко', message: 'Доброго дня! Потрібно помити вікна, 8 штук, 3 поверх.' },
  { name: '田中 花子', message: '窓の掃除をお願いします' },
  { name: 'Müller', email: 'mueller@web.de', message: 'Müller' },
  { name: 'WEG Hauptstr. 12', place: '55218', message: 'Treppenhaus 3.OG.Bitte Angebot.Danke.Gruß' },
  {
    name: 'Erika',
    email: 'erika@beispiel.de',
    place: 'Mainz',
    message: 'Preis z.B. 120 € / 3.500 m². Details: [siehe Foto]',
  },
])('a customer’s request stays in the inbox: %j', (fields) => expect(isSpam(fields)).toBe(false));
