import { noteSecurity } from '#domain/people/security-log.server.ts';
import { whatOf, whenOf } from '#domain/requests/dates/date-words.ts';
import { findDates } from '#domain/requests/dates/dates.server.ts';
import { findHolidayAhead, saveHoliday } from '#domain/requests/holiday.server.ts';
import { type Holiday, isHoliday } from '#domain/requests/holiday.ts';
import { HttpError } from '#http/http-error.ts';
import { serve } from '#http/serve.ts';
import { httpTexts } from '#http/texts.ts';
import type { Db } from '#server/db/schema/index.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { holidayRoutes } from './contract.ts';
import { holidayErrors, holidayPanelTexts as texts } from './texts.ts';

export const door = serve(holidayRoutes, {
  async showHoliday(_, { db, now }) {
    const holiday = await findHolidayAhead(db, now);
    return holiday ? withDates(db, holiday, now) : null;
  },

  async saveHoliday({ body }, { db, admin, now }) {
    if (body.until < berlinDay(now)) {
      throw new HttpError(422, httpTexts.invalid, { fieldErrors: { until: holidayErrors.over } });
    }
    await db.transaction().execute(async (transaction) => {
      await saveHoliday(transaction, body);
      await noteSecurity(transaction, { kind: 'holiday', by: admin, from: body.from, until: body.until }, now);
    });
    return withDates(db, body, now);
  },

  async removeHoliday(_, { db, admin, now }) {
    await db.transaction().execute(async (transaction) => {
      await saveHoliday(transaction, undefined);
      await noteSecurity(transaction, { kind: 'holiday-removed', by: admin }, now);
    });
    return null;
  },
});

/** Adds the owner's dates in the holidays in words, because they may have to move. */
async function withDates(db: Db, holiday: Holiday, now: Date) {
  const inside = (await findDates(db, now)).filter(({ day }) => isHoliday(holiday, day));
  return {
    ...holiday,
    dates: inside.map((date) => texts.dateInside(whenOf(date, now), whatOf({ what: date.what }), date.name)),
  };
}
