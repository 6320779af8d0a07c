import { absencesAhead, type DaysAway } from '#domain/absence/absence.ts';
import { findAbsences } from '#domain/absence/absences.server.ts';
import { whatOf } from '#domain/jobs/dates/date-words.ts';
import { findAppointments, type RequestAppointment } from '#domain/jobs/dates/dates.server.ts';
import { changeAccess } from '#domain/messages/change-access.server.ts';
import { endTokens, findTokens, noteCalendarRead, replaceToken } from '#domain/people/tokens.server.ts';
import { shownValue } from '#domain/requests/fields.ts';
import * as contact from '#facts/contact.ts';
import * as firm from '#facts/firm.ts';
import { HttpError } from '#http/http-error.ts';
import { type Handlers, Reply } from '#http/serve.ts';
import { httpTexts } from '#http/texts.ts';
import { ownOrigin } from '#server/own-origin.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { surnameOf } from '#shared/format/surname-of.ts';
import type { calendarRoutes } from './calendar-contract.ts';
import { calendarTexts as texts } from './calendar-texts.ts';
import { type CalendarEvent, toIcs } from './ics.ts';
import { CALENDAR_BACK_DAYS } from './limits.ts';

/** Keeps the file out of shared caches. */
const ICS = { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-cache' };

export const calendarHandlers: Handlers<typeof calendarRoutes> = {
  async feed({ params: { file } }, { db, now }) {
    if (!(await noteCalendarRead(db, file.replace('.ics', ''), now))) throw new HttpError(404, httpTexts.notFound);
    const since = addDays(berlinDay(now), -CALENDAR_BACK_DAYS);
    const events = eventsOf(await findAppointments(db, since));
    const absences = absencesAhead(await findAbsences(db), now);
    return new Reply(200, toIcs([...events, ...absences.map(eventOf)], texts.name(firm.company)), [], ICS);
  },

  async address(_, { db, admin, now }) {
    const [row] = await findTokens(db, { use: 'calendar', adminId: admin.id }, now);
    return row ? { madeAt: row.madeAt.toISOString(), readAt: row.usedAt?.toISOString() ?? null } : null;
  },

  async makeAddress({ afterAnswer }, { db, admin, now }) {
    const token = await changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      await note({ kind: 'calendar', by: admin });
      return replaceToken(transaction, { use: 'calendar', adminId: admin.id }, now);
    });
    return new Reply(201, { token });
  },

  async revokeAddress(_, { db, admin }) {
    await endTokens(db, { use: 'calendar', adminId: admin.id });
  },
};

/** Maps appointments to calendar events with surname and work, but without phone number and message. */
const eventsOf = (appointments: readonly RequestAppointment[]): CalendarEvent[] =>
  appointments.map(({ id, name, service, jobId, ...appointment }) => ({
    ...appointment,
    uid: `${jobId}@${contact.email.domain}`,
    summary: texts.summary(
      whatOf({ what: appointment.date.what }),
      surnameOf(name),
      service && shownValue('service', service),
    ),
    url: `${ownOrigin()}/admin/contacts?contact=${id}`,
  }));

/** An absence as one event. Its days are its uid, because it has no history: other days are another event. */
const eventOf = ({ from, until }: DaysAway): CalendarEvent => ({
  uid: `absence-${from}-${until}@${contact.email.domain}`,
  sequence: 0,
  changedAt: new Date(0),
  date: { what: 'absence', day: from },
  until,
  summary: texts.absent,
  url: `${ownOrigin()}/admin/termine`,
  isCancelled: false,
});
