import { noteErasure, notesOf } from '#domain/erasure/erasure-notes.server.ts';
import { erasePerson, findPersonData } from '#domain/erasure/person.server.ts';
import { delivery } from '#domain/messages/late-delivery.server.ts';
import { noteSecurity } from '#domain/people/security-log.server.ts';
import { type Identity, identitiesOf, identityOf } from '#domain/requests/person/identities.ts';
import type { IsMeant } from '#domain/requests/person/person.server.ts';
import { forgetPhotos } from '#domain/requests/photos/photos.server.ts';
import { fieldError } from '#http/http-error.ts';
import { serve } from '#http/serve.ts';
import { readEnvironment } from '#server/environment.ts';
import { personDataRoutes } from './contract.ts';
import { personErrors } from './texts.ts';

export const door = serve(personDataRoutes, {
  async find({ body }, { db, admin, now }) {
    const records = await findPersonData(db, leadsTo(wanted(body.person)));
    await noteSecurity(db, { kind: 'export', by: admin }, now);
    return { records };
  },

  async erase({ body, deploy, afterAnswer }, { db, admin, now }) {
    const identity = wanted(body.person);
    // The note comes first, because the owner repeats a failed erasure.
    await noteErasure(notesOf({ deploy }), readEnvironment().backupKey, identity, now);
    const erased = await db.transaction().execute(async (transaction) => {
      const count = await erasePerson(transaction, leadsTo(identity));
      // Names nobody, because the name was erased.
      await noteSecurity(transaction, { kind: 'erasure', by: admin, count }, now);
      return count;
    });
    // Drops the person's reminders.
    afterAnswer(delivery.plan(db, { deploy }));
    afterAnswer(forgetPhotos(db, now, new AbortController().signal, { deploy }));
    return { erased };
  },
});

/** @throws HttpError 422 for digits that are no number. */
function wanted(typed: string): Identity {
  const identity = identityOf(typed);
  if (!identity) throw fieldError('person', personErrors.person);
  return identity;
}

/** Reads only numbers with the same last digits, because the library is slow. */
function leadsTo(identity: Identity): IsMeant {
  const lastDigits = identity.slice(-4);
  return ({ email, phone }) =>
    identitiesOf({ email, phone: phone?.replace(/\D/g, '').includes(lastDigits) ? phone : null }).includes(identity);
}
