import { ERASURES, noteErasure } from '#domain/erasure/erasure-notes.server.ts';
import { erasePerson, findPersonData } from '#domain/erasure/person.server.ts';
import { noteSecurity } from '#domain/people/security-log.server.ts';
import { findPerson, type Person } from '#domain/requests/person.server.ts';
import { forgetPhotos } from '#domain/requests/photos/photos.server.ts';
import { fieldError } from '#http/http-error.ts';
import { serve } from '#http/serve.ts';
import { storeOf } from '#server/blobs.ts';
import type { Db } from '#server/db/schema/index.ts';
import { personDataRoutes } from './contract.ts';
import { personErrors } from './texts.ts';

export const door = serve(personDataRoutes, {
  async find({ body }, { db, admin, now }) {
    const records = await findPersonData(db, await wanted(db, body.person));
    await noteSecurity(db, { kind: 'export', by: admin }, now);
    return { records };
  },

  async erase({ body, deploy, afterAnswer }, { db, admin, now }) {
    const { customers, requests } = await wanted(db, body.person);
    const ids = [...customers, ...requests];
    // The note comes first, because the owner repeats a failed erasure.
    if (ids.length > 0) await noteErasure(storeOf(ERASURES, { deploy }), ids, now);
    const erased = await db.transaction().execute(async (transaction) => {
      const count = await erasePerson(transaction, ids);
      // Names nobody, because the name was erased.
      await noteSecurity(transaction, { kind: 'erasure', by: admin, count }, now);
      return count;
    });
    afterAnswer(forgetPhotos(db, now, new AbortController().signal, { deploy }));
    return { erased };
  },
});

/** @throws HttpError 422 for digits that are no number. */
async function wanted(db: Db, typed: string): Promise<Person> {
  const person = await findPerson(db, typed);
  if (!person) throw fieldError('person', personErrors.person);
  return person;
}
