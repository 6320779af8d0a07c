import { findHolidayAhead, saveHoliday } from '#domain/requests/holiday.server.ts';
import { HttpError } from '#http/http-error.ts';
import { serve } from '#http/serve.ts';
import { httpTexts } from '#http/texts.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { holidayRoutes } from './contract.ts';
import { holidayErrors } from './texts.ts';

export const door = serve(holidayRoutes, {
  showHoliday: async (_, { db, now }) => (await findHolidayAhead(db, now)) ?? null,

  async saveHoliday({ body }, { db, now }) {
    if (body.until < berlinDay(now)) {
      throw new HttpError(422, httpTexts.invalid, { fieldErrors: { until: holidayErrors.over } });
    }
    await saveHoliday(db, body);
    return body;
  },

  async removeHoliday(_, { db }) {
    await saveHoliday(db, undefined);
    return null;
  },
});
