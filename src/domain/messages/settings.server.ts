import type { Insertable, Selectable } from 'kysely';
import { activeAddresses } from '#domain/people/administrators.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { MessageSettingsTable } from '#server/db/schema/message-tables.ts';

type Row = Selectable<MessageSettingsTable>;
export type MessageSettings = Omit<Row, 'isOnly'>;

/** What holds until somebody saves settings. */
export const USUAL: MessageSettings = {
  addresses: [],
  hasWholeRequest: true,
  hasReceipt: false,
  hasReport: true,
  hasSelfTest: true,
  hasReminders: true,
  provenAt: null,
  pushEvents: 'all',
  quietFrom: 22,
  quietUntil: 7,
};

/** Finds what the owner wants to be told, where and when. */
export async function findMessageSettings(db: Db): Promise<MessageSettings> {
  return (await db.selectFrom('messageSettings').selectAll().executeTakeFirst()) ?? USUAL;
}

/** Changes some of the settings. */
export async function saveMessageSettings(db: Db, changes: Partial<Insertable<MessageSettingsTable>>): Promise<void> {
  const { addresses, hasWholeRequest } = USUAL;
  await db
    .insertInto('messageSettings')
    .values({ addresses, hasWholeRequest, ...changes })
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(changes))
    .execute();
}

/** Finds where mails to the owner go: the addresses of the settings, or the administrators' while there are none. */
export async function findRecipients(db: Db, settings?: MessageSettings): Promise<string[]> {
  const { addresses } = settings ?? (await findMessageSettings(db));
  return addresses.length > 0 ? addresses : activeAddresses(db);
}
