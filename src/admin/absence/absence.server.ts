import { endAbsence, saveAbsence } from '#domain/absence/absences.server.ts';
import { changeAccess } from '#domain/messages/change-access.server.ts';
import { fieldError, HttpError } from '#http/http-error.ts';
import { serve } from '#http/serve.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { absenceRoutes } from './contract.ts';
import { absenceErrors as errors } from './texts.ts';
import { spanWords } from './words.ts';

export const door = serve(absenceRoutes, {
  async save({ body, afterAnswer }, { db, admin, now }) {
    if (body.until < berlinDay(now)) throw fieldError('until', errors.over);
    await changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      const other = await saveAbsence(transaction, body, admin.username);
      if (other) throw fieldError('from', errors.taken(spanWords(other, now)));
      const { from, until } = body;
      await note({ kind: 'absence', by: admin, from, until });
    });
  },

  async end({ query: { id }, afterAnswer }, { db, admin, now }) {
    await changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      if (!(await endAbsence(transaction, id, now))) throw new HttpError(404, errors.gone);
      await note({ kind: 'absence-ended', by: admin });
    });
  },
});
