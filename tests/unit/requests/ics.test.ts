import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, toIcs } from '#admin/calendar/ics.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';

const visit: NextDate = { what: 'besichtigung', day: '2026-11-24', time: '09:00', place: 'Hauptstr. 3, Nieder-Olm' };
const anEvent = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'eins@muster.example',
  sequence: 2,
  changedAt: new Date('2026-11-22T09:00:00Z'),
  date: visit,
  summary: 'Besichtigung: Erika',
  url: 'https://muster.example/admin/contacts?contact=1',
  isCancelled: false,
  ...changes,
});

/** Reads the file as another program does. */
function read(ics: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}
const readOne = (event: CalendarEvent) => read(toIcs([event], 'Termine'))[0] as ICAL.Event;

test('a date in a calendar lasts as long as the owner chose', () => {
  expect(readOne(anEvent({ date: { ...visit, hours: 4 } })).duration.toSeconds()).toBe(4 * 3600);
});

test('a date in a calendar takes the whole day if it has no time', () => {
  const event = readOne(anEvent({ date: { what: 'anruf', day: '2026-12-31' } }));
  expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
    true,
    '2026-12-31',
    '2027-01-01',
  ]);
});

test('a date in a calendar has lines of at most 75 bytes with the right line ends, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
      const text = typed.replace(/[\p{Cc}\p{Cs}]/gu, '');
      const ics = toIcs([anEvent({ summary: text, date: { ...visit, place: `x${text}` } })], text);
      expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true);
      for (const line of ics.split('\r\n')) {
        expect(line).not.toMatch(/[\r\n]/);
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
      expect(read(ics)[0]?.summary).toBe(text);
      expect(read(ics)[0]?.location).toBe(`x${text}`);
    }),
  );
});

test.each([
  ['before the clocks go forward', '2026-03-29', '01:00', '2026-03-29T00:00:00.000Z'],
  ['after they did', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['in the hour that comes twice', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
])('a date in a calendar starts at the German time and lasts an hour: %s', (_, day, time, moment) => {
  const event = readOne(anEvent({ date: { ...visit, day, time } }));
  expect(event.startDate.toJSDate().toISOString()).toBe(moment);
  expect(event.duration.toSeconds()).toBe(3600);
});

test('a date in a calendar gives its time in UTC, because programs read time zones differently', () => {
  const ics = toIcs([anEvent()], 'Termine');
  expect(ics).toContain('\r\nDTSTART:20261124T080000Z\r\nDTEND:20261124T090000Z\r\n');
  expect(ics).not.toContain('TZID=');
});

test('a date in a calendar comes in a subscription with a name and a refresh interval', () => {
  const ics = toIcs([], 'Termine Muster, Glas');
  expect(ics).toContain('\r\nX-WR-CALNAME:Termine Muster\\, Glas\r\n');
  expect(ics).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT2H\r\n');
  expect(read(ics)).toEqual([]);
});
