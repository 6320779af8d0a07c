import { expect, test } from 'vitest';
import { deviceByUserAgent, looksLikeBot } from '#domain/visits/visitor-traits.ts';
import { browserOf, osOf } from '#shared/user-agent.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = (system: string, more = '') => `Mozilla/5.0 (${system}) ${webkit} Chrome/142.0.0.0${more} Safari/537.36`;
const apple = (system: string, more: string) =>
  `Mozilla/5.0 (${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${more}`;
const WINDOWS = 'Windows NT 10.0; Win64; x64';
const IPHONE = 'iPhone; CPU iPhone OS 18_6';
const MACOS =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const SAMSUNG = `Mozilla/5.0 (Linux; Android 15; SAMSUNG SM-S921B) ${webkit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`;

/** User agents as browsers send them, with browser, system and device. */
const PEOPLE = [
  [chrome(WINDOWS), 'Chrome', 'Windows', 'Desktop'],
  [`${chrome(WINDOWS)} Edg/142.0.0.0`, 'Edge', 'Windows', 'Desktop'],
  [`${chrome(WINDOWS)} OPR/125.0.0.0`, 'Opera', 'Windows', 'Desktop'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux', 'Desktop'],
  [chrome('X11; CrOS x86_64 14541.0.0'), 'Chrome', 'ChromeOS', 'Desktop'],
  [MACOS, 'Safari', 'macOS', 'Desktop'],
  [apple(IPHONE, 'Version/26.0 Mobile/15E148 Safari/604.1'), 'Safari', 'iOS', 'Mobile'],
  [apple(IPHONE, 'CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1'), 'Chrome', 'iOS', 'Mobile'],
  [apple(IPHONE, 'Mobile/22G86 Instagram 400.0'), 'Safari', 'iOS', 'Mobile'],
  [apple('iPad; CPU OS 17_7', 'Version/17.7 Mobile/15E148 Safari/604.1'), 'Safari', 'iOS', 'Tablet'],
  [chrome('Linux; Android 10; K', ' Mobile'), 'Chrome', 'Android', 'Mobile'],
  [chrome('Linux; Android 14; CUBOT NOTE 50', ' Mobile'), 'Chrome', 'Android', 'Mobile'],
  [chrome('Linux; Android 10; K'), 'Chrome', 'Android', 'Tablet'],
  [SAMSUNG, 'Samsung Internet', 'Android', 'Mobile'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox', 'Android', 'Mobile'],
] as const;

/** Bots, each with the specification's rule that finds it. */
const MACHINES = [
  ['no user agent', undefined],
  ['an empty one', ''],
  ['fewer than 10 characters', 'Chrome/14'],
  ['exactly Mozilla/5.0', 'Mozilla/5.0'],
  ['exactly Mozilla/4.0', 'Mozilla/4.0'],
  ['no known browser', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'],
  [
    'a crawler',
    `Mozilla/5.0 ${webkit} (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/142.0.0.0 Safari/537.36`,
  ],
  ['a crawler', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  [
    'a spider',
    'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (Bytespider)',
  ],
  ['a monitor', 'Mozilla/5.0 (compatible; UptimeRobot/2.0) Chrome/120 Safari/537.36'],
  ['a monitor', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36 StatusMonitor`],
  ['a browser without a window', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/142.0.0.0 Safari/537.36`],
  ['a script client', 'curl/8.9.1-DEV'],
  ['a script client', 'python-requests/2.32.3'],
  ['a script client', 'Wget/1.24.5 (linux-gnu)'],
  ['a script client', 'Go-http-client/2.0'],
  ['a script client', 'axios/1.7.9 node'],
  ['a script client', 'Java/17.0.12 HttpClient'],
] as const;

test.each(PEOPLE)('a person’s browser is known: %s', (userAgent, browser, os, device) => {
  expect([browserOf(userAgent), osOf(userAgent), deviceByUserAgent(userAgent)]).toEqual([browser, os, device]);
  expect(looksLikeBot(userAgent)).toBe(false);
});

test.each(MACHINES)('a bot is detected by %s: %s', (_, userAgent) => {
  expect(looksLikeBot(userAgent)).toBe(true);
});

test('an unknown user agent has neither browser nor system', () => {
  expect([browserOf('Dillo/3.2'), osOf('Dillo/3.2')]).toEqual(['', '']);
});
