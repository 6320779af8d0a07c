import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema/index.ts';
import { messagesOf } from '#server/outbox/messages-of.ts';
import type { IsMeant, PersonRoom } from '#server/person-room.ts';
import type { PersonRecord } from '#shared/api/person-record.ts';
import { CONTACT_FIELDS, contactFields } from '../fields.ts';
import type { ContactField } from '../intake/contract.ts';
import { personTexts as texts } from './person-texts.ts';

type Db = Kysely<Database>;
type Kind = PersonRecord['kind'];

/** Where requests lie. What was mailed and pushed about one goes with it: the outbox refers to it. */
const TABLES = { request: 'contactSubmissions', suspect: 'contactSuspects' } as const;
const KINDS = Object.keys(TABLES) as Kind[];

/** A person's requests, those that were kept apart as a robot's among them. */
export const personContacts: PersonRoom = {
  async find(db, isMeant) {
    const records = await Promise.all(KINDS.map((kind) => findRecords(db, kind, isMeant)));
    return records.flat().sort((a, b) => b.at.localeCompare(a.at));
  },

  async erase(db, isMeant) {
    let erased = 0;
    for (const kind of KINDS) {
      const ids = await idsOf(db, kind, isMeant);
      if (ids.length > 0) await db.deleteFrom(TABLES[kind]).where('id', 'in', ids).execute();
      erased += ids.length;
    }
    return erased;
  },
};

/** Numbers are typed in many ways, so all are read and compared: four columns, which 10,000 requests have in no time. */
async function idsOf(db: Db, kind: Kind, isMeant: IsMeant): Promise<string[]> {
  const rows = await db.selectFrom(TABLES[kind]).select(['id', 'email', 'phone', 'createdAt']).execute();
  return rows.filter(isMeant).map(({ id }) => id);
}

async function findRecords(db: Db, kind: Kind, isMeant: IsMeant): Promise<PersonRecord[]> {
  const ids = await idsOf(db, kind, isMeant);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(TABLES[kind])
    .select([...CONTACT_FIELDS, 'createdAt'])
    .$if(kind === 'request', (query) => query.select(messagesOf('contactSubmissions.id').as('messages')))
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    kind,
    at: row.createdAt.toISOString(),
    fields: [
      ...CONTACT_FIELDS.flatMap((name) => {
        const value = row[name];
        return value === null ? [] : [{ name, label: contactFields[name].label, value: asRead(name, value) }];
      }),
      ...(row.messages ?? []).map(({ kind, recipient, sentAt }) => ({
        name: `message-${kind}`,
        label: texts.message(kind),
        value: sentAt ? `${recipient}, ${sentAt}` : recipient,
      })),
    ],
  }));
}

/** A choice as people read it. */
function asRead(name: ContactField, value: string): string {
  const { control } = contactFields[name];
  return control.element === 'select' ? ((control.choices as Record<string, string>)[value] ?? value) : value;
}
