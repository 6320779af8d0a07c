import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema/index.ts';
import type { PersonRecord } from './person-record.ts';

/** How somebody can be reached, as it was typed, and when that was. */
export interface Whereabouts {
  email: string | null;
  phone: string | null;
  createdAt: Date;
}

/** Whether these whereabouts are those of the person in question. */
export type IsMeant = (who: Whereabouts) => boolean;

/** What a feature that holds personal data can say of one person, and forget. The door of person-data names them all. */
export interface PersonDataSource {
  /** All that is held, the newest first. */
  find: (db: Kysely<Database>, isMeant: IsMeant) => Promise<PersonRecord[]>;
  /** Deletes it for good, with all that hangs on it; gives how many records. */
  erase: (db: Kysely<Database>, isMeant: IsMeant) => Promise<number>;
}
