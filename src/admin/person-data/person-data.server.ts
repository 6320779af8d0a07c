import type { Kysely } from 'kysely';
import { noteErasure, wasErased } from '#domain/erasure/erasure-notes.server.ts';
import { notesOf } from '#domain/erasure/erasure-store.server.ts';
import { type Identity, identitiesOf, identityOf } from '#domain/erasure/identities.server.ts';
import type { IsMeant, PersonDataSource } from '#domain/erasure/source.server.ts';
import { planDelivery } from '#domain/messages/deliver.server.ts';
import { HttpError } from '#http/http-error.ts';
import { type Handlers, serve } from '#http/serve.ts';
import type { BlobStore } from '#server/blobs.ts';
import type { Database } from '#server/db/schema/index.ts';
import { readEnvironment } from '#server/environment.ts';
import { personDataRoutes } from './contract.ts';
import { personErrors } from './texts.ts';

type Db = Kysely<Database>;
/** The features that hold personal data, by any name. */
type Sources = Readonly<Record<string, PersonDataSource>>;

/** The door's function: all that these sources hold about one person, to be handed over or deleted. */
export const servePersonData = (sources: Sources) => serve(personDataRoutes, personDataHandlers(sources));

const personDataHandlers = (sources: Sources): Handlers<typeof personDataRoutes> => ({
  async find({ body }, { db }) {
    const isMeant = leadsTo(wanted(body.person));
    const found = await Promise.all(Object.values(sources).map((source) => source.find(db, isMeant)));
    return { records: found.flat().sort((a, b) => b.at.localeCompare(a.at)) };
  },

  async erase({ body, deploy, afterAnswer }, { db, now }) {
    const identity = wanted(body.person);
    // First the note: should the rest fail, the owner erases once more.
    await noteErasure(notesOf({ deploy }), readEnvironment().backupKey, identity, now);
    const erased = await eraseFrom(sources, db, leadsTo(identity));
    // Of who is not there any more nobody is reminded.
    afterAnswer(planDelivery(db, { deploy }));
    return { erased };
  },
});

/** Erases from a restored database whoever was erased since that backup; gives how many records. */
export async function replayErasures(
  sources: Sources,
  db: Db,
  notes: BlobStore,
  key: Buffer | undefined,
): Promise<number> {
  return eraseFrom(sources, db, await wasErased(notes, key));
}

/** From all sources or from none. */
const eraseFrom = (sources: Sources, db: Db, isMeant: IsMeant): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    let erased = 0;
    for (const source of Object.values(sources)) erased += await source.erase(transaction, isMeant);
    return erased;
  });

/** @throws HttpError 422 for digits that are no number. */
function wanted(typed: string): Identity {
  const identity = identityOf(typed);
  if (!identity) throw new HttpError(422, personErrors.person, { fieldErrors: { person: personErrors.person } });
  return identity;
}

/** Numbers are dear to read; most differ in their last digits, which is seen sooner. */
function leadsTo(identity: Identity): IsMeant {
  const isMail = identity.startsWith('mail:');
  const lastDigits = identity.slice(-4);
  return ({ email, phone }) =>
    isMail
      ? identitiesOf({ email, phone: null }).includes(identity)
      : (phone ?? '').replace(/\D/g, '').includes(lastDigits) &&
        identitiesOf({ email: null, phone }).includes(identity);
}
