import { expect, it } from 'vitest';
import { dealSince } from '#domain/requests/case/deal-since.ts';
import { type Entry, stateOf } from '#domain/requests/case/state-of.server.ts';
import { deletionDay, endingOf, lastDayOfDeal } from '#domain/requests/retention.ts';

it.each([
  ['2026-11-03T12:00:00Z', '2027-05-03'],
  ['2026-08-31T12:00:00Z', '2027-02-28'],
  ['2027-08-31T12:00:00Z', '2028-02-29'],
  ['2026-12-31T22:59:59Z', '2027-06-30'],
  ['2026-12-31T23:00:00Z', '2027-07-01'],
  ['2026-06-30T22:30:00Z', '2027-01-01'],
])('a request without a deal is deleted after six months in Germany from %s until %s', (createdAt, day) => {
  expect(deletionDay(createdAt)).toBe(day);
});

it('a deal is kept for ten years from the end of the German year in which it was marked', () => {
  expect(lastDayOfDeal('2026-11-04T12:00:00Z')).toBe('2036-12-31');
  expect(lastDayOfDeal('2026-12-31T23:30:00Z')).toBe('2037-12-31');
});

/** Builds a history from days and values; each entry is at nine o'clock. */
const historyOf = (...entries: [day: string, values: Partial<Entry>][]): Entry[] =>
  entries.map(([day, values], index) => ({
    ...{ caseId: '', adminId: null, kind: 'step', step: null, way: null, text: null, nextDate: null, cents: null },
    ...{ number: index + 1, at: new Date(`${day}T09:00:00Z`), undoes: null },
    ...values,
  }));

const WORK = { kind: 'date', nextDate: { what: 'arbeit', day: '2026-12-15', time: '10:00' } } as const;
const VISIT = { kind: 'date', nextDate: { what: 'besichtigung', day: '2026-12-01', time: '10:00' } } as const;
const CALL = { kind: 'date', nextDate: { what: 'anruf', day: '2027-03-01' } } as const;

it.each<[string, Entry[], string | undefined]>([
  ['a work date alone', historyOf(['2026-05-22', WORK]), '2026-05-22'],
  [
    'no work date that is removed before its day',
    historyOf(['2026-05-22', WORK], ['2026-05-23', { kind: 'undated' }]),
    undefined,
  ],
  ['no work that a visit replaces in time', historyOf(['2026-05-22', WORK], ['2026-05-23', VISIT]), undefined],
  ['a work date that another date follows', historyOf(['2026-05-22', WORK], ['2026-12-20', CALL]), '2026-05-22'],
  ['no work of a declined request', historyOf(['2026-05-22', WORK], ['2026-12-20', { step: 'abgesagt' }]), undefined],
  [
    'the first step of a deal',
    historyOf(['2026-05-22', { step: 'auftrag' }], ['2026-05-23', { step: 'erledigt' }]),
    '2026-05-22',
  ],
  [
    'no step that moved back',
    historyOf(['2026-05-22', { step: 'auftrag' }], ['2026-05-23', { step: 'angebot' }]),
    undefined,
  ],
  [
    'a step that was undone and taken again',
    historyOf(
      ['2026-05-22', { step: 'termin' }],
      ['2026-05-23', { kind: 'undo', undoes: 1 }],
      ['2026-05-24', { step: 'termin' }],
    ),
    '2026-05-24',
  ],
  [
    'a step that was retired later',
    historyOf(['2026-05-22', { step: 'auftrag' }], ['2026-05-24', { step: 'nachschau' }]),
    '2026-05-22',
  ],
])('a deal begins with %s', (_, history, day) => {
  expect(dealSince(history)?.toISOString().slice(0, 10)).toBe(day);
});

const ANSWER = ['2026-05-22', { kind: 'answer', step: 'kontakt' }] as [string, Partial<Entry>];
const ANNOUNCED = ['2026-11-08', { kind: 'announced' }] as [string, Partial<Entry>];

it.each<[string, Entry[], string, object]>([
  ['is named before its end', historyOf(ANSWER), '2026-11-08', { endDay: '2026-11-22', isOver: false, mail: 'none' }],
  [
    'waits for its mail after its end',
    historyOf(ANSWER),
    '2027-05-01',
    { isOver: true, needsMail: true, mail: 'none' },
  ],
  ['has fourteen days from the mail', historyOf(ANSWER, ANNOUNCED), '2026-11-21', { mail: 'written', isOver: false }],
  ['is deleted two weeks later', historyOf(ANSWER, ANNOUNCED), '2026-11-22', { mail: 'due', isOver: true }],
  [
    'is deleted even after another note',
    historyOf(ANSWER, ANNOUNCED, ['2026-11-09', { kind: 'note', text: 'x' }]),
    '2026-11-22',
    { mail: 'due', isOver: true },
  ],
  [
    'stays for six more months with ‘Behalten’, and is then announced again',
    historyOf(ANSWER, ANNOUNCED, ['2026-11-08', { kind: 'kept' }]),
    '2027-05-01',
    { endDay: '2027-05-08', mail: 'none' },
  ],
  [
    'is announced again after the undo of ‘Behalten’',
    historyOf(ANSWER, ANNOUNCED, ['2026-11-08', { kind: 'kept' }], ['2027-01-20', { kind: 'undo', undoes: 3 }]),
    '2027-01-20',
    { endDay: '2026-11-22', isOver: true, mail: 'none' },
  ],
  ['stays with a date ahead', historyOf(ANSWER, ANNOUNCED, ['2026-11-08', VISIT]), '2026-12-01', { isDated: true }],
  [
    'is announced again after that date',
    historyOf(ANSWER, ANNOUNCED, ['2026-11-08', VISIT]),
    '2026-12-02',
    { isDated: false, isOver: true, mail: 'none' },
  ],
  [
    'needs a mail even if it had only a planned call',
    historyOf(['2026-05-22', CALL]),
    '2027-03-02',
    { needsMail: true },
  ],
])('a request that the owner has worked on %s', (_, history, day, ending) => {
  const request = { createdAt: '2026-05-22T09:00:00.000Z', state: stateOf(history) };
  expect(endingOf(request, new Date(`${day}T12:00:00Z`))).toMatchObject(ending);
});
