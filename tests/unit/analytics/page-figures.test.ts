import { expect, test } from 'vitest';
import { countryName, deviceName, pageName } from '#admin/analytics/page/names.ts';
import { namedSources } from '#admin/analytics/page/sources.ts';
import { shareOf, trendOf } from '#admin/analytics/page/trend.ts';

/** Replaces the no-break spaces between numbers and units. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [1123, 1000, '+12,3 %'],
  [96, 100, '–4,0 %'],
  [100, 100, '±0,0 %'],
  [100_001, 100_000, '±0,0 %'],
  [3, 0, 'neu'],
  [0, 0, '±0,0 %'],
  [0, 7, '–100,0 %'],
  [2500, 100, '+2.400,0 %'],
])('a trend of %i after %i is %s', (now, before, text) => {
  expect(plain(trendOf(now, before))).toBe(text);
});

test.each([
  [873, 1000, '87,3 %'],
  [0, 0, '0,0 %'],
  [1, 1, '100,0 %'],
])('the share of %i in %i is %s', (part, whole, text) => {
  expect(plain(shareOf(part, whole))).toBe(text);
});

const NAMES = {
  country: countryName,
  device: deviceName,
  page: pageName,
  source: (source: string) => namedSources([{ source, views: 1 }])[0]?.name,
};

test.each([
  ['country', 'DE', 'Deutschland'],
  ['country', 'US', 'USA'],
  ['country', '', 'Unbekannt'],
  ['country', null, 'Unbekannt'],
  ['device', 'Mobile', 'Handy'],
  ['device', 'Tablet', 'Tablet'],
  ['device', 'Desktop', 'Computer'],
  ['device', 'constructor', 'constructor'],
  ['device', '', 'Unbekannt'],
  ['page', '/', 'Startseite'],
  ['page', '/faq', 'Häufige Fragen'],
  ['page', '/alt', '/alt'],
  ['source', 'com.google.android.gm', 'Gmail'],
  ['source', 'com.google.android.googlequicksearchbox', 'Google'],
  ['source', 'deref-gmx.net', 'GMX'],
  ['source', 'deref-web.de', 'WEB.DE'],
  ['source', 'lm.facebook.com', 'Facebook'],
  ['source', 'de.unbekannt.zeitung', 'Eine App'],
  ['source', 'mein-web.de.example', 'mein-web.de.example'],
  // The bare number of an app.
  ['source', '284815942', undefined],
] as const)('the %s %o is called %o', (of, key, name) => {
  expect(NAMES[of](key as string)).toBe(name);
});

test('sources have well-known names, and hosts of one name are one source', () => {
  expect(
    namedSources([
      { source: 'facebook.com', views: 3 },
      { source: 'google.de', views: 2 },
      { source: 'l.facebook.com', views: 1 },
      { source: 'google.com', views: 4 },
      { source: '', views: 1 },
      { source: 'google.muster.example', views: 1 },
      { source: 'notfacebook.com', views: 1 },
    ]),
  ).toEqual([
    { name: 'Google', count: 6 },
    { name: 'Facebook', count: 4 },
    { name: 'Direkt (Adresse ein\u00adge\u00adgeben, Lese\u00adzeichen oder App)', count: 1 },
    { name: 'google.muster.example', count: 1 },
    { name: 'notfacebook.com', count: 1 },
  ]);
});
