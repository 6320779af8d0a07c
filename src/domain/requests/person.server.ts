import { type Kysely, sql } from 'kysely';
import type { PersonRecord } from '#domain/erasure/person-record.ts';
import type { IsMeant, PersonDataSource } from '#domain/erasure/source.server.ts';
import { messagesOf } from '#domain/messages/messages-of.server.ts';
import type { Database } from '#server/db/schema/index.ts';
import { findHistory, toCaseEvent } from './case/case-store.server.ts';
import { wordsOf } from './case/entry-words.ts';
import { CONTACT_FIELDS, entryOf, shownValue } from './fields.ts';
import { personTexts as texts } from './person-texts.ts';
import type { ContactField } from './request.ts';
import { SHOWN } from './rows.server.ts';

type Db = Kysely<Database>;
type Field = PersonRecord['fields'][number];

/** A person's requests: from the form, kept apart as a robot's, written down after a call; in the bin or not. */
export const personContacts: PersonDataSource = {
  find: findRecords,

  async erase(db, isMeant) {
    const ids = await idsOf(db, isMeant);
    if (ids.length === 0) return 0;
    // What was sent about a request and its history go with it.
    await db.deleteFrom('contactSubmissions').where('id', 'in', ids).execute();
    await forgetWaitingMails(db);
    return ids.length;
  },
};

/** A mail that waits may name an erased person among others: those are told of by the next one. */
const forgetWaitingMails = (db: Db) =>
  sql`with mails as (
      delete from short_lived.outbox where kind = 'deletion' and body <> '' returning created_at
    )
    delete from case_events where kind = 'announced' and at in (select created_at from mails)`.execute(db);

/** Numbers are typed in many ways, so all are read and compared. */
async function idsOf(db: Db, isMeant: IsMeant): Promise<string[]> {
  const rows = await db.selectFrom('contactSubmissions').select(['id', 'email', 'phone', 'createdAt']).execute();
  return rows.filter(isMeant).map(({ id }) => id);
}

async function findRecords(db: Db, isMeant: IsMeant): Promise<PersonRecord[]> {
  const ids = await idsOf(db, isMeant);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('contactSubmissions')
    .select([...SHOWN, 'suspicion', messagesOf('contactSubmissions.id').as('messages')])
    .where('id', 'in', ids)
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      kind: row.suspicion ? ('suspect' as const) : row.kind === 'call' ? ('call' as const) : ('request' as const),
      at: row.createdAt.toISOString(),
      fields: [
        ...CONTACT_FIELDS.flatMap((name) => typed(name, row[name])),
        ...(row.messages ?? [])
          .filter(({ channel }) => channel === 'mail')
          .map(({ kind, recipient, sentAt }) => ({
            name: `message-${kind}`,
            label: texts.message(kind),
            value: [recipient, sentAt].filter(Boolean).join(', '),
          })),
        ...(await findHistory(db, row.id)).map((entry) => ({
          name: 'history',
          label: texts.history,
          value: `${entry.at.toISOString()}, ${wordsOf(toCaseEvent(entry))}`,
        })),
      ],
    })),
  );
}

/** A field that was filled in; a choice as people read it. */
export function typed(name: ContactField, value: string | null): Field[] {
  if (!value) return [];
  return [{ name, label: entryOf(name).label, value: shownValue(name, value) }];
}
