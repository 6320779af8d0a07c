import { endAbsence, saveAbsence } from '#domain/absence/absences.server.ts';
import { noteSecurity } from '#domain/people/security-log.server.ts';
import { fieldError, HttpError } from '#http/http-error.ts';
import { serve } from '#http/serve.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { absenceRoutes } from './contract.ts';
import { absenceErrors as errors } from './texts.ts';
import { spanWords } from './words.ts';

const done = { ok: true } as const;

export const door = serve(absenceRoutes, {
  async save({ body }, { db, admin, now }) {
    if (body.until < berlinDay(now)) throw fieldError('until', errors.over);
    await db.transaction().execute(async (transaction) => {
      const other = await saveAbsence(transaction, body, admin.username);
      if (other) throw fieldError('from', errors.taken(spanWords(other, now)));
      const { from, until } = body;
      await noteSecurity(transaction, { kind: 'absence', by: admin, from, until }, now);
    });
    return done;
  },

  async end({ query: { id } }, { db, admin, now }) {
    await db.transaction().execute(async (transaction) => {
      if (!(await endAbsence(transaction, id, now))) throw new HttpError(404, errors.gone);
      await noteSecurity(transaction, { kind: 'absence-ended', by: admin }, now);
    });
    return done;
  },
});
