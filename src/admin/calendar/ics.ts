import { spanOf } from '#domain/jobs/dates/time-span.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import { addDays } from '#shared/format/berlin-day.ts';
import { CALENDAR_REFRESH_HOURS } from './limits.ts';

export interface CalendarEvent {
  uid: string;
  sequence: number;
  changedAt: Date;
  date: NextDate;
  until?: string | undefined;
  summary: string;
  url: string;
  isCancelled: boolean;
}

export function toIcs(events: readonly CalendarEvent[], name: string): string {
  const calendar = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Glasreinigung//Termine//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Europe/Berlin',
    `REFRESH-INTERVAL;VALUE=DURATION:PT${CALENDAR_REFRESH_HOURS}H`,
    `X-PUBLISHED-TTL:PT${CALENDAR_REFRESH_HOURS}H`,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return `${calendar.map(folded).join('\r\n')}\r\n`;
}

const linesOf = ({ uid, sequence, changedAt, date, until, summary, url, isCancelled }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `SEQUENCE:${sequence}`,
  `DTSTAMP:${utc(changedAt)}`,
  `LAST-MODIFIED:${utc(changedAt)}`,
  ...timesOf(date, until),
  `SUMMARY:${escaped(summary)}`,
  ...(date.place ? [`LOCATION:${escaped(date.place)}`] : []),
  `URL:${url}`,
  `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

/**
 * Writes UTC, because some programs ignore zone rules and one hour of October occurs twice. A date without a time takes
 * the whole day and does not block it.
 */
function timesOf(date: NextDate, until = date.day): string[] {
  const { day } = date;
  const span = spanOf(date);
  if (!span) {
    return [`DTSTART;VALUE=DATE:${digits(day)}`, `DTEND;VALUE=DATE:${digits(addDays(until, 1))}`, 'TRANSP:TRANSPARENT'];
  }
  return [`DTSTART:${utc(span.start)}`, `DTEND:${utc(span.end)}`];
}

const digits = (text: string) => text.replace(/\D/g, '');
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const LINE_MAX_BYTES = 75;

/** Folds a line into pieces of at most 75 bytes without splitting a character (RFC 5545 §3.1). */
function folded(line: string): string {
  const pieces = [''];
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > LINE_MAX_BYTES) {
      pieces.push('');
      bytes = 1;
    }
    pieces[pieces.length - 1] += character;
    bytes += size;
  }
  return pieces.join('\r\n ');
}
