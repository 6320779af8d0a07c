import { type Kysely, sql } from 'kysely';
import type { PersonRecord } from '#domain/erasure/person-record.ts';
import type { IsMeant, PersonDataSource } from '#domain/erasure/source.server.ts';
import { messagesOf } from '#domain/messages/messages-of.server.ts';
import type { Database } from '#server/db/schema/index.ts';
import { findHistory, toCaseEvent } from './case/case-store.server.ts';
import { wordsOf } from './case/entry-words.ts';
import { CONTACT_FIELDS, contactFields } from './fields.ts';
import { personTexts as texts } from './person-texts.ts';
import type { ContactField } from './request.ts';

type Db = Kysely<Database>;
type Kind = PersonRecord['kind'];
type Field = PersonRecord['fields'][number];

/** Where requests lie, in the bin or not. What was sent about one and its history refer to it, and go with it. */
const TABLES = { request: 'contactSubmissions', suspect: 'contactSuspects', call: 'cases' } as const;
const KINDS = Object.keys(TABLES) as Kind[];

/** A person's requests: from the form, kept apart as a robot's, written down after a call. */
export const personContacts: PersonDataSource = {
  async find(db, isMeant) {
    const records = await Promise.all(KINDS.map((kind) => findRecords(db, kind, isMeant)));
    return records.flat();
  },

  async erase(db, isMeant) {
    let erased = 0;
    for (const kind of KINDS) {
      if (!(await isThere(db, kind))) continue;
      const ids = await idsOf(db, kind, isMeant);
      if (ids.length > 0) await db.deleteFrom(TABLES[kind]).where('id', 'in', ids).execute();
      erased += ids.length;
    }
    if (erased > 0 && (await isThere(db, 'call'))) await forgetWaitingMails(db);
    return erased;
  },
};

/** A mail that waits may name an erased person among others: those are told of by the next one. */
const forgetWaitingMails = (db: Db) =>
  sql`with mails as (
      delete from short_lived.outbox where kind = 'deletion' and body <> '' returning created_at
    )
    delete from case_events where kind = 'announced' and at in (select created_at from mails)`.execute(db);

/** A backup from before there were calls knows no table of them. */
async function isThere(db: Db, kind: Kind): Promise<boolean> {
  if (kind !== 'call') return true;
  const { rows } = await sql<{ there: boolean }>`select to_regclass('public.cases') is not null as there`.execute(db);
  return rows[0]?.there ?? false;
}

const rowsOf = (db: Db, kind: Kind) =>
  db
    .selectFrom(TABLES[kind])
    // The case of a form says nothing of its own.
    .$if(kind === 'call', (query) => query.where(sql<boolean>`submission_id is null`));

/** Numbers are typed in many ways, so all are read and compared: four columns, which 10,000 requests have in no time. */
async function idsOf(db: Db, kind: Kind, isMeant: IsMeant): Promise<string[]> {
  const rows = await rowsOf(db, kind).select(['id', 'email', 'phone', 'createdAt']).execute();
  return rows.filter((row) => isMeant({ ...row, createdAt: row.createdAt as Date })).map(({ id }) => id);
}

async function findRecords(db: Db, kind: Kind, isMeant: IsMeant): Promise<PersonRecord[]> {
  const ids = await idsOf(db, kind, isMeant);
  if (ids.length === 0) return [];
  const rows = await rowsOf(db, kind)
    .select(['id', ...CONTACT_FIELDS, 'createdAt', messagesOf(`${TABLES[kind]}.id`).as('messages')])
    .where('id', 'in', ids)
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      kind,
      at: (row.createdAt as Date).toISOString(),
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
function typed(name: ContactField, value: string | null): Field[] {
  if (value === null) return [];
  const { label, control } = contactFields[name];
  const choices: Record<string, string> = control.element === 'select' ? control.choices : {};
  return [{ name, label, value: choices[value] ?? value }];
}
