import { expect, test, vi } from 'vitest';
import { reasonOf, sentenceFor } from '#admin/absence/words.ts';
import { absenceOn, announcementOf, promiseBegins } from '#domain/absence/absence.ts';

const AWAY = { from: '2026-08-03', until: '2026-08-21', sentence: 'Das Telefon ist besetzt.' };
const at = (moment: string) => new Date(moment);

test('visitors read the days and the sentence from a week before until the last day, midnight in Germany', () => {
  const sentence = 'Vom 3. August bis 21. August sind wir nicht da. Das Telefon ist besetzt.';
  const read = JSON.stringify([{ ...AWAY, sentence }]);
  expect(announcementOf([AWAY], at('2026-07-26T21:59:00Z'))).toBe('');
  expect(announcementOf([AWAY], at('2026-07-26T22:00:00Z'))).toBe(read);
  expect(announcementOf([AWAY], at('2026-08-21T21:59:00Z'))).toBe(read);
  expect(announcementOf([AWAY], at('2026-08-21T22:00:00Z'))).toBe('');
  expect(absenceOn([AWAY], '2026-08-22')).toBeUndefined();
});

test.each([
  ['', 'Am 3. August sind wir nicht da.'],
  ['Pause.', 'Am 3. August sind wir nicht da. Pause.'],
  ['Heute krank.', 'Heute krank.'],
  ['Bis Montag, 3. August, krank.', 'Bis Montag, 3. August, krank.'],
  ['Am Telefon sind wir da.', 'Am 3. August sind wir nicht da. Am Telefon sind wir da.'],
])('a sentence "%s" that does not name its days gets them: "%s"', (sentence, read) => {
  const today = { from: '2026-08-03', until: '2026-08-03', sentence };
  expect(announcementOf([today], at('2026-08-03T09:00:00Z'))).toContain(JSON.stringify(read));
});

test.each([
  ['krank', '2026-11-27', '2026-11-27', 'Heute bin ich krank, ab morgen, Samstag, antworte ich wieder.'],
  ['krank', '2026-11-27', '2026-11-28', 'Bis 28. November bin ich krank. Ab 29. November antworte ich wieder.'],
  ['unterwegs', '2026-12-03', '2026-12-03', 'Am 3. Dezember bin ich unterwegs. Ab 4. Dezember antworte ich wieder.'],
  [
    'urlaub',
    '2026-12-24',
    '2027-01-06',
    'Vom 24. Dezember bis 6. Januar habe ich Urlaub. Ab 7. Januar antworte ich wieder.',
  ],
] as const)('the reason %s writes the sentence of %s to %s', (reason, from, until, sentence) => {
  expect(sentenceFor(reason, { from, until }, at('2026-11-27T09:00:00Z'))).toBe(sentence);
  expect(reasonOf(sentence), 'which may write it again').toBe(reason);
  expect(reasonOf(`${sentence} In Notfällen per Telefon.`), 'own words').toBeUndefined();
});

test('the promised hours of a request begin after the absence, and after the next one if it follows at once', () => {
  const before = at('2026-08-01T12:00:00Z');
  const more = { from: '2026-08-22', until: '2026-08-23' };
  expect(promiseBegins(before, [AWAY])).toBe(before);
  expect(promiseBegins(at('2026-08-10T12:00:00Z'), [AWAY])).toEqual(at('2026-08-21T22:00:00Z'));
  expect(promiseBegins(at('2026-08-10T12:00:00Z'), [AWAY, more])).toEqual(at('2026-08-23T22:00:00Z'));
});

const BUILT = [
  { from: '2099-12-24', until: '2100-01-02', sentence: 'Pause.' },
  { from: '2020-01-04', until: '2020-01-04', sentence: 'Vorbei.' },
];

test('search engines read the days of a built absence as closed', async () => {
  vi.doMock('#facts/absence.ts', () => ({ absence: JSON.stringify(BUILT) }));
  vi.resetModules();
  const { businessNode } = await import('#site/head/business-node.ts');
  expect(businessNode()).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: '2099-12-24', validThrough: '2100-01-02', opens: '00:00', closes: '00:00' },
    ],
  });
  vi.doUnmock('#facts/absence.ts');
});
