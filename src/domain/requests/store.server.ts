import { randomUUID } from 'node:crypto';
import { type Expression, type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema/index.ts';
import { countHit, type Hit, hitQuery, waitAfter } from '#server/rate-limit.ts';
import type { Suspicion } from '#shared/stored-words.ts';
import { takeOutOfBin } from './case/bin.server.ts';
import { CONTACT_FIELDS, perField } from './fields.ts';
import type { ContactField, ContactRequest } from './request.ts';
import { columnOf, type StoredFields } from './stored-fields.server.ts';

type Db = Kysely<Database>;

export interface NewContact {
  request: ContactRequest;
  idempotencyKey: string;
  now: Date;
}

/** A part of the storing statement that reads the new id from its part `stored`. */
type AlongWith = (id: string) => Expression<Record<string, unknown>>;

/** The seconds that the sender has to wait (0: it was taken), and the id it is stored under. */
export interface Intake {
  waitS: number;
  id?: string | undefined;
}

/**
 * Counts the hit and stores the request within the limit, or finds the one stored under the same key. The id is
 * undefined if the key was used for other content. One statement, because the visitor waits for it and no request may
 * be stored without its messages.
 */
export async function takeContact(db: Db, contact: NewContact, alongWith: AlongWith, hit: Hit): Promise<Intake> {
  const id = randomUUID();
  const values = valuesOf(contact);
  const counted = await db
    .with('hit', (queries) => hitQuery(queries, hit))
    .with('stored', (queries) =>
      queries
        .insertInto('contactSubmissions')
        .columns(['id', ...CONTACT_FIELDS, 'createdAt', 'idempotencyKey'])
        .expression((eb) =>
          eb
            .selectFrom('hit')
            .select([
              sql<string>`${id}::uuid`.as('id'),
              ...CONTACT_FIELDS.map((field) => columnOf(field, values[field]).as(field)),
              sql<Date>`${values.createdAt}::timestamptz`.as('createdAt'),
              sql<string>`${values.idempotencyKey}::text`.as('idempotencyKey'),
            ])
            .where('hit.hits', '<=', hit.limit),
        )
        .onConflict((conflict) =>
          conflict
            .column('idempotencyKey')
            // A suspect of the same key becomes this request.
            .doUpdateSet((eb) => ({
              ...perField<Record<ContactField, never>>((field) => eb.ref(`excluded.${field}`) as never),
              id: eb.ref('excluded.id'),
              createdAt: eb.ref('excluded.createdAt'),
              suspicion: null,
              deletedAt: null,
            }))
            .where('contactSubmissions.suspicion', 'is not', null),
        )
        .returning('id'),
    )
    .with('queued', () => alongWith(id))
    .selectFrom('hit')
    .leftJoin('stored', (join) => join.onTrue())
    .select(['hit.hits', 'hit.expiresAt', 'stored.id'])
    .executeTakeFirstOrThrow();
  const waitS = waitAfter(counted, hit);
  return waitS > 0 ? { waitS } : { waitS, id: counted.id ?? (await idOfTheSame(db, contact)) };
}

/** Finds the id of the same content stored with the same key; undefined for other content. */
async function idOfTheSame(db: Db, contact: NewContact): Promise<string | undefined> {
  const before = await db
    .selectFrom('contactSubmissions')
    .select(['id', ...CONTACT_FIELDS])
    .where('idempotencyKey', '=', contact.idempotencyKey)
    .executeTakeFirstOrThrow();
  const values = valuesOf(contact);
  if (!CONTACT_FIELDS.every((field) => before[field] === values[field])) return undefined;
  // Sent again after the owner has deleted it, so it returns from the bin.
  await db
    .transaction()
    .execute((transaction) => takeOutOfBin(transaction, before.id, { adminId: null, now: contact.now }));
  return before.id;
}

/** Stores a suspect, once per key. Suspects count against the limit, too. */
export async function keepApart(db: Db, contact: NewContact, suspicion: Suspicion, hit: Hit): Promise<Intake> {
  const waitS = await countHit(db, hit);
  if (waitS > 0) return { waitS };
  const stored = await db
    .insertInto('contactSubmissions')
    .values({ ...valuesOf(contact), suspicion })
    .onConflict((conflict) =>
      conflict
        .column('idempotencyKey')
        .doUpdateSet({ suspicion, deletedAt: null })
        // A request never becomes a suspect.
        .where('contactSubmissions.suspicion', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  return { waitS, id: stored?.id ?? (await idOfTheSame(db, contact)) };
}

/** Selects a request's id unless a transaction is deleting it. */
export const unlockedRequest = (db: Db, id: string) =>
  db.selectFrom('contactSubmissions').select('id').where('id', '=', id).forKeyShare().skipLocked();

const valuesOf = ({ request, idempotencyKey, now }: NewContact) => ({
  ...perField<StoredFields>((field) => request[field] ?? null),
  createdAt: now,
  idempotencyKey,
});
