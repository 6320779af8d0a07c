import { expect, test } from 'vitest';
import { isCommonPassword } from '#domain/people/common-passwords.server.ts';
import { patience } from '../../support/run/pace.ts';

/** Separated by '|', because passwords have blanks. */
const COMMON = `Passwort1234|Passwort2026!|password12345|Password123!|hallohallo12|Sommer2026!!|iloveyou1234|welcome12345
  |changeme1234|schalke04schalke|Fensterputzer1|Willkommen123|Passwort!2027|hallo-hallo-12|Sommer2026Winter|P4ssw0rt!2027
  |Rheinhessen1!|P@$$w0rd2026|xPasswort2026x|hallohallohallo|Qwertz!Passwort|Michael1985!|Ichliebedich1|BayernMünchen1
  |geheimgeheim1|Glasreinigung1|MusterPasswort|Musterstrasse1|Fussball2026!|Max2026-2026!|asdfghjkl2026|p a s s w o r t 1 2
  |P.a.s.s.w.o.r.t.1|ｐａｓｓｗｏｒｔ1234|passwort passwort passwort|1loveyou2026|p455w0r7p455w0r7|24.12.1985!!|inhaberin123x
  |$onnenschein2026|1nternet-2026!|@dministrator1`;
const GOOD = `Ein langes Testkennwort 42|Regen auf neuen Scheiben 9|Neue Wörter hintereinander|Fenster mit Sprossen 7
  |kuzdy8-gaxrud-Hivpyh|correct horse battery staple|Tannenzapfen rollt bergab leise|mein hund mag nasse socken
  |drei blaue Elefanten tanzen|Zug nach Nirgendwo 1987 fährt|Kaffee um sieben ist zu spät|Lieber Gott lass es Freitag sein
  |IwgamdFuzM1978!|DgEbfw3Ks!mO9|Leiter-Eimer-Abzieher-Schwamm|Oma backt Streuselkuchen sonntags|wolke7.rasen.bagger.zimt
  |Rotkehlchen nistet im Briefkasten|x7K!pq2Lm9Zr|stoppuhr hilft am ostersonntag`;
const each = (passwords: string) => passwords.split(/\n? *\|/).map((password) => password.trim());

test.each(each(COMMON))('[6.2.4] %s is a common word or two with decoration', async (password) => {
  expect(await isCommonPassword(password, 'inhaberin')).toBe(true);
});

test.each(each(GOOD))('%s is a good password', async (password) => {
  expect(await isCommonPassword(password, 'inhaberin')).toBe(false);
});

test('a password of 200 signs that may all be letters is judged soon', { timeout: patience(5000) }, async () => {
  expect(await isCommonPassword('$$!@$!@@1'.repeat(22))).toBe(true);
});

test('passwords of password managers and four random words are accepted', async () => {
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const some = (count: number, from: readonly string[], glue = '') =>
    Array.from({ length: count }, () => from[random(from.length)]).join(glue);
  const signs = [...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#$%&*+-=?@_'];
  const { words } = (await import('#domain/people/common-words.json', { with: { type: 'json' } })).default;
  const long = words.split(' ').filter((word) => word.length > 3);
  const made = Array.from({ length: 100 }, () => [some(14, signs), some(4, long, '-')]).flat();
  const refused = await Promise.all(made.map(async (password) => ((await isCommonPassword(password)) ? password : '')));
  expect(refused.filter(Boolean)).toEqual([]);
});
