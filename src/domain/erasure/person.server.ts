import { sql } from 'kysely';
import type { BackupKey } from '#domain/backups/archive/seal.server.ts';
import { customerRows, deleteCustomers, findCustomer } from '#domain/customers/customers.server.ts';
import { hasJob } from '#domain/jobs/imported.server.ts';
import { findMails, withdrawMails } from '#domain/messages/messages-of.server.ts';
import { findHistory } from '#domain/requests/case/log.server.ts';
import { entryOf, REQUEST_FIELDS, type RequestField, shownValue } from '#domain/requests/fields.ts';
import { findRequestsOf, findSenders, type Person } from '#domain/requests/person.server.ts';
import { withPhotos } from '#domain/requests/photos/photos.server.ts';
import { photoFileName, type RequestPhoto } from '#domain/requests/photos/shapes.ts';
import { deleteRequests, hasRequest } from '#domain/requests/rows.server.ts';
import type { BlobStore } from '#server/blobs.ts';
import type { Db } from '#server/db/schema/index.ts';
import { findErased } from './erasure-notes.server.ts';
import { erasureTexts as texts } from './texts.ts';

type Field = { name: string; label: string; value: string };

/** One record per request, newest first, and one for each customer of whom more is kept. */
export async function findPersonData(db: Db, { customers, requests: ids }: Person) {
  const requests = await findRequestsOf(db, ids);
  const mails = await findMails(db, ids);
  const ofRequests = (await withPhotos(db, requests, true)).map(async (request) => ({
    id: request.id,
    kind: request.suspicion ? ('suspect' as const) : request.kind === 'call' ? ('call' as const) : ('request' as const),
    at: request.createdAt.toISOString(),
    fields: [
      ...typedFields(request),
      ...(mails.get(request.id) ?? []).map(mailField),
      ...(await historyFields(db, request.id)),
      ...(request.photos ?? []).map(photoField),
    ],
    photos: (request.photos ?? []).map(({ id }) => id),
  }));
  const kept = (await Promise.all(customers.map((id) => findCustomer(db, id)))).filter((one) => one !== undefined);
  const ofCustomers = kept
    .filter(({ id, note, batch }) => note || batch || !requests.some(({ customerId }) => customerId === id))
    .map(async ({ id, note, createdAt, address: place, ...fields }) => ({
      id,
      kind: 'customer' as const,
      at: createdAt.toISOString(),
      fields: [
        ...typedFields({ ...fields, place }),
        ...(note ? [{ name: 'note', label: texts.note, value: note }] : []),
        ...(await historyFields(db, id)),
      ],
      photos: [],
    }));
  return Promise.all([...ofRequests, ...ofCustomers]);
}

/** Erases requests and customers with all that is theirs; returns the number of requests, or of customers without one. */
export async function erasePerson(transaction: Db, ids: readonly string[]): Promise<number> {
  const requests = await deleteRequests(transaction, sql`id = any(${ids}::uuid[])`);
  // Nothing is left of a customer whose last request went.
  const left = requests.flatMap(({ customerId }) => customerId ?? []);
  const isBare = sql`id = any(${left}::uuid[]) and not ${hasRequest} and not ${hasJob}`;
  const customers = await deleteCustomers(transaction, sql`id = any(${ids}::uuid[]) or ${isBare}`);
  const erased = requests.length || customers.length;
  // A waiting mail may name this person among others.
  if (erased > 0) await withdrawMails(transaction);
  return erased;
}

/** Call it in a transaction. Returns the number of requests and customers. */
export async function replayErasures(transaction: Db, notes: BlobStore, key: BackupKey) {
  let erased = 0;
  // A customer goes only without a request, because one number may belong to several people.
  const findWithoutRequest = (db: Db) =>
    customerRows(db)
      .where(({ not }) => not(hasRequest))
      .execute();
  for (const find of [findSenders, findWithoutRequest]) {
    erased += await erasePerson(transaction, await findErased(notes, key, () => find(transaction)));
  }
  return erased;
}

export const typedFields = (request: Partial<Record<RequestField, string | null>>): Field[] =>
  REQUEST_FIELDS.flatMap((name) => {
    const value = request[name];
    return value ? [{ name, label: entryOf(name).label, value: shownValue(name, value) }] : [];
  });

const mailField = ({ kind, recipient, sentAt }: { kind: string; recipient: string; sentAt: Date | null }): Field => ({
  name: `message-${kind}`,
  label: kind === 'receipt' ? texts.receipt : texts.mailToOwner,
  value: [recipient, sentAt?.toISOString()].filter(Boolean).join(', '),
});

const photoField = ({ id, at }: RequestPhoto): Field => ({
  name: 'photo',
  label: texts.photo,
  value: `${photoFileName(id)}, ${at}`,
});

const historyFields = async (db: Db, id: string): Promise<Field[]> =>
  (await findHistory(db, id)).map(({ at, words }) => ({
    name: 'history',
    label: texts.history,
    value: `${at}, ${words}`,
  }));
