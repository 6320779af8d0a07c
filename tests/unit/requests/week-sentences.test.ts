import { expect, test } from 'vitest';
import { type WeekFigures, weekSentences } from '#domain/messages/week-texts.ts';

const quiet: WeekFigures = {
  monday: '2026-11-16',
  sunday: '2026-11-22',
  requests: 0,
  requestsBefore: 0,
  inTime: 0,
  late: 0,
  withTimeLeft: 0,
  deals: 0,
  waiting: 0,
  overdue: 0,
  visitors: 0,
  sources: [],
};

test('the week’s sentences say that nothing happened', () => {
  expect(weekSentences(quiet)).toEqual([
    'Vom 16.11. bis 22.11. kam keine Anfrage, auch in der Woche davor nicht.',
    'Kein neuer Auftrag.',
    'Ihre Website hat niemand besucht.',
    'Zurzeit wartet keine Anfrage auf eine Antwort.',
  ]);
});

// The plural of each stands in tests/functions/waiting-mail.test.ts.
test('the week’s sentences use the singular for one of each', () => {
  const week = { ...quiet, requests: 1, requestsBefore: 3, inTime: 1, deals: 1, waiting: 1, overdue: 1, visitors: 1 };
  expect(weekSentences(week)).toEqual([
    'Vom 16.11. bis 22.11. kam 1 Anfrage, 2 weniger als in der Woche davor.',
    '1 von 1 wurde innerhalb von 24 Stunden beantwortet.',
    '1 Auftrag kam dazu.',
    'Ihre Website hat 1 Mensch besucht; von anderen Seiten kam niemand.',
    'Zurzeit wartet 1 Anfrage auf eine Antwort, seit mehr als 24 Stunden.',
  ]);
});

test('the week’s sentences say that all requests have time left, and that all are late', () => {
  const [first, answers] = weekSentences({ ...quiet, requests: 2, requestsBefore: 2, withTimeLeft: 2, waiting: 2 });
  expect(first).toBe('Vom 16.11. bis 22.11. kamen 2 Anfragen, genauso viele wie in der Woche davor.');
  expect(answers).toBe('Für die Antwort ist noch Zeit.');
  expect(weekSentences({ ...quiet, waiting: 2, overdue: 2 }).at(-1)).toMatch(/, alle länger als 24 Stunden\.$/);
});
