import { findMessages, withdrawDeletionMails } from '#domain/messages/messages-of.server.ts';
import { findHistory, toCaseEvent } from '#domain/requests/case/case-store.server.ts';
import { wordsOf } from '#domain/requests/case/entry-words.ts';
import { entryOf, REQUEST_FIELDS, type RequestField, shownValue } from '#domain/requests/fields.ts';
import {
  eraseRequestsOf,
  findRequestsOf,
  forgetAnnouncements,
  type IsMeant,
} from '#domain/requests/person/person.server.ts';
import { withPhotos } from '#domain/requests/photos/photos.server.ts';
import { photoFileName, type RequestPhoto } from '#domain/requests/photos/shapes.ts';
import type { BlobStore } from '#server/blobs.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { SentMessage } from '#shared/api/sent-message.ts';
import { wasErased } from './erasure-notes.server.ts';
import { erasureTexts as texts } from './texts.ts';

type Field = { name: string; label: string; value: string };

/** One record per request, newest first. */
export async function findPersonData(db: Db, isMeant: IsMeant) {
  const requests = await findRequestsOf(db, isMeant);
  const messages = await findMessages(
    db,
    requests.map(({ id }) => id),
  );
  return Promise.all(
    (await withPhotos(db, requests, true)).map(async (request) => ({
      id: request.id,
      kind: request.suspicion ? ('suspect' as const) : request.kind === 'form' ? ('request' as const) : request.kind,
      at: request.createdAt.toISOString(),
      fields: [
        ...typedFields(request),
        ...mailFields(messages.get(request.id) ?? []),
        ...(await historyFields(db, request.id)),
        ...(request.photos ?? []).map(photoField),
      ],
      photos: (request.photos ?? []).map(({ id }) => id),
    })),
  );
}

/** Call it in a transaction. Returns the number of requests. */
export async function erasePerson(transaction: Db, isMeant: IsMeant): Promise<number> {
  const erased = await eraseRequestsOf(transaction, isMeant);
  // A waiting mail may name this person among others; the next one announces those again.
  if (erased > 0) await forgetAnnouncements(transaction, await withdrawDeletionMails(transaction));
  return erased;
}

/** Call it in a transaction. Returns the number of requests. */
export const replayErasures = async (
  transaction: Db,
  notes: BlobStore,
  keys: readonly (Buffer | undefined)[],
): Promise<number> => erasePerson(transaction, await wasErased(notes, keys));

export const typedFields = (request: Partial<Record<RequestField, string | null>>): Field[] =>
  REQUEST_FIELDS.flatMap((name) => {
    const value = request[name];
    return value ? [{ name, label: entryOf(name).label, value: shownValue(name, value) }] : [];
  });

const mailFields = (messages: readonly SentMessage[]): Field[] =>
  messages
    .filter(({ channel }) => channel === 'mail')
    .map(({ kind, recipient, sentAt }) => ({
      name: `message-${kind}`,
      label: kind === 'receipt' ? texts.receipt : texts.mailToOwner,
      value: [recipient, sentAt].filter(Boolean).join(', '),
    }));

const photoField = ({ id, at }: RequestPhoto): Field => ({
  name: 'photo',
  label: texts.photo,
  value: `${photoFileName(id)}, ${at}`,
});

const historyFields = async (db: Db, id: string): Promise<Field[]> =>
  (await findHistory(db, id)).map((entry) => ({
    name: 'history',
    label: texts.history,
    value: `${entry.at.toISOString()}, ${wordsOf(toCaseEvent(entry))}`,
  }));
