import ICAL from 'ical.js';
import { spanOf } from '#domain/jobs/dates/time-span.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import { addDays } from '#shared/format/berlin-day.ts';
import { CALENDAR_REFRESH_HOURS } from './limits.ts';

const REFRESH = `PT${CALENDAR_REFRESH_HOURS}H`;

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
  const calendar = componentOf('vcalendar', {
    version: '2.0',
    prodid: '-//Glasreinigung//Termine//DE',
    calscale: 'GREGORIAN',
    method: 'PUBLISH',
    'x-wr-timezone': 'Europe/Berlin',
    'x-published-ttl': REFRESH,
    // ical.js writes a property that it does not know as it is.
    'x-wr-calname': name.replace(/[\\;,]/g, '\\$&'),
  });
  calendar.addPropertyWithValue('refresh-interval', REFRESH).setParameter('value', 'DURATION');
  for (const event of events) calendar.addSubcomponent(eventOf(event));
  return `${calendar.toString()}\r\n`;
}

type Values = Record<string, string | number | ICAL.Time | undefined>;

function componentOf(name: string, values: Values): ICAL.Component {
  const component = new ICAL.Component(name);
  for (const [property, value] of Object.entries(values)) {
    if (value !== undefined) component.addPropertyWithValue(property, value);
  }
  return component;
}

const eventOf = ({ uid, sequence, changedAt, date, until, summary, url, isCancelled }: CalendarEvent) =>
  componentOf('vevent', {
    uid,
    sequence,
    dtstamp: utc(changedAt),
    'last-modified': utc(changedAt),
    ...timesOf(date, until),
    summary,
    location: date.place || undefined,
    url,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
  });

/**
 * Writes UTC, because some programs ignore zone rules and one hour of October occurs twice. A date without a time takes
 * the whole day and does not block it.
 */
function timesOf(date: NextDate, until = date.day): Values {
  const span = spanOf(date);
  if (span) return { dtstart: utc(span.start), dtend: utc(span.end) };
  const [dtstart, dtend] = [date.day, addDays(until, 1)].map((day) => ICAL.Time.fromDateString(day));
  return { dtstart, dtend, transp: 'TRANSPARENT' };
}

const utc = (moment: Date) => ICAL.Time.fromJSDate(moment, true);
