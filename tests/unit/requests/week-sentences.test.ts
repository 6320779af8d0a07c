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

test('the weekly report says that nothing happened', () => {
  expect(weekSentences(quiet)).toEqual([
    'Vom 16.11. bis 22.11. kam keine Anfrage, auch in der Woche davor nicht.',
    'Kein neuer Auftrag.',
    'Ihre Website hat niemand besucht.',
    'Zurzeit wartet keine Anfrage auf eine Antwort.',
  ]);
});

test('the weekly report uses the singular for one of each', () => {
  const week = { ...quiet, requests: 1, requestsBefore: 3, inTime: 1, deals: 1, waiting: 1, overdue: 1, visitors: 1 };
  expect(weekSentences(week)).toEqual([
    'Vom 16.11. bis 22.11. kam 1 Anfrage, 2 weniger als in der Woche davor.',
    '1 von 1 wurde innerhalb von 24 Stunden beantwortet.',
    '1 Auftrag kam dazu.',
    'Ihre Website hat 1 Mensch besucht; von anderen Seiten kam niemand.',
    'Zurzeit wartet 1 Anfrage auf eine Antwort, seit mehr als 24 Stunden.',
  ]);
});

test('the weekly report uses the plural for many', () => {
  const figures = {
    requests: 9,
    requestsBefore: 9,
    inTime: 8,
    late: 1,
    deals: 1200,
    waiting: 2,
    overdue: 2,
    visitors: 2120,
  };
  expect(weekSentences({ ...quiet, ...figures, sources: ['google.com', 'bing.com', 'gelbeseiten.de'] })).toEqual([
    'Vom 16.11. bis 22.11. kamen 9 Anfragen, genauso viele wie in der Woche davor.',
    '8 von 9 wurden innerhalb von 24 Stunden beantwortet.',
    '1.200 Aufträge kamen dazu.',
    'Ihre Website haben 2.120 Menschen besucht; von anderen Seiten kamen die meisten über google.com, bing.com und gelbeseiten.de.',
    'Zurzeit warten 2 Anfragen auf eine Antwort, alle länger als 24 Stunden.',
  ]);
});

test('the weekly report says that all requests have time left', () => {
  expect(weekSentences({ ...quiet, requests: 2, withTimeLeft: 2, waiting: 2 })[1]).toBe(
    'Für die Antwort ist noch Zeit.',
  );
});
