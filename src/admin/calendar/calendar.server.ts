import type { Kysely } from 'kysely';
import { CALENDAR_BACK_DAYS } from '#config/limits.ts';
import { business } from '#content/business.ts';
import { findAppointments, type RequestAppointment } from '#domain/requests/dates/appointments.server.ts';
import { dateTexts } from '#domain/requests/dates/texts.ts';
import { etagOf, hasAlready } from '#http/etag.ts';
import { HttpError } from '#http/http-error.ts';
import { type Handlers, Reply } from '#http/serve.ts';
import { httpTexts } from '#http/texts.ts';
import type { Database } from '#server/db/schema/index.ts';
import { hashOf, newToken } from '#server/token.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import type { calendarRoutes } from './calendar-contract.ts';
import { calendarTexts as texts } from './calendar-texts.ts';
import { firstNameOf } from './first-name.ts';
import { type CalendarEvent, toIcs } from './ics.ts';

type Db = Kysely<Database>;

/** No copy of it is kept on the way; whoever has it already is told so. */
const ICS = { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-cache' };

export const calendarHandlers: Handlers<typeof calendarRoutes> = {
  async feed({ params: { file }, request }, { db, now }) {
    if (!(await noteReading(db, file.replace('.ics', ''), now))) throw new HttpError(404, httpTexts.notFound);
    const since = addDays(berlinDay(now), -CALENDAR_BACK_DAYS);
    const events = eventsOf(await findAppointments(db, { since }), request);
    const calendar = toIcs(
      events.filter(({ date }) => date.day >= since),
      texts.name(business.company),
    );
    const etag = `"${etagOf(calendar)}"`;
    const headers = { ...ICS, etag };
    if (hasAlready(request.headers.get('if-none-match'), etag)) return new Reply(304, '', [], headers);
    return new Reply(200, calendar, [], headers);
  },

  async download({ params: { id }, request }, { db }) {
    const event = eventsOf(await findAppointments(db, { id }), request).at(-1);
    if (!event || event.isCancelled) throw new HttpError(404, texts.noDate);
    const headers = { ...ICS, 'content-disposition': `inline; filename="termin-${event.date.day}.ics"` };
    return new Reply(200, toIcs([event]), [], headers);
  },

  async address(_, { db, admin }) {
    const row = await db
      .selectFrom('shortLived.calendarFeeds')
      .select(['madeAt', 'readAt'])
      .where('adminId', '=', admin.id)
      .executeTakeFirst();
    return row ? { madeAt: row.madeAt.toISOString(), readAt: row.readAt?.toISOString() ?? null } : null;
  },

  async makeAddress(_, { db, admin, now }) {
    const token = newToken();
    const row = { tokenHash: hashOf(token), madeAt: now, readAt: null };
    await db
      .insertInto('shortLived.calendarFeeds')
      .values({ adminId: admin.id, ...row })
      .onConflict((conflict) => conflict.column('adminId').doUpdateSet(row))
      .execute();
    return new Reply(201, { token });
  },

  async revokeAddress(_, { db, admin }) {
    await db.deleteFrom('shortLived.calendarFeeds').where('adminId', '=', admin.id).execute();
    return { ok: true };
  },
};

/** Whether there is such an address, of somebody who still has access; that it was read is written down. */
async function noteReading(db: Db, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shortLived.calendarFeeds')
    .set({ readAt: now })
    .where('tokenHash', '=', hashOf(token))
    .where('adminId', 'in', (query) => query.selectFrom('adminUsers').select('id').where('isActive', '=', true))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The appointments as calendar events: names cut to what strangers may see. */
const eventsOf = (appointments: readonly RequestAppointment[], request: Request): CalendarEvent[] =>
  appointments.map(({ id, name, first, ...appointment }) => ({
    ...appointment,
    uid: `${id}-${first}@${business.email.domain}`,
    summary: texts.summary(dateTexts.kinds[appointment.date.what], firstNameOf(name)),
    url: new URL(`/admin/contacts?contact=${id}`, request.url).href,
  }));
