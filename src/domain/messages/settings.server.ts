import type { Insertable, Selectable } from 'kysely';
import { mailedAddresses } from '#domain/people/administrators.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { MessageSettingsTable } from '#server/db/schema/message-tables.ts';
import { berlinHour } from '#shared/format/berlin-day.ts';

type Row = Selectable<MessageSettingsTable>;
export type MessageSettings = Omit<Row, 'isOnly'>;

export const USUAL: MessageSettings = {
  addresses: [],
  hasWholeRequest: true,
  hasReceipt: false,
  provenAt: null,
  quietFrom: 22,
  quietUntil: 7,
};

export async function findMessageSettings(db: Db): Promise<MessageSettings> {
  return (await db.selectFrom('messageSettings').selectAll().executeTakeFirst()) ?? USUAL;
}

export async function saveMessageSettings(db: Db, changes: Partial<Insertable<MessageSettingsTable>>): Promise<void> {
  const { addresses, hasWholeRequest } = USUAL;
  await db
    .insertInto('messageSettings')
    .values({ addresses, hasWholeRequest, ...changes })
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(changes))
    .execute();
}

/** The addresses of the settings, or else those of the owner and of the chosen helpers. */
export async function findRecipients(db: Db, settings?: MessageSettings): Promise<string[]> {
  const { addresses } = settings ?? (await findMessageSettings(db));
  return addresses.length > 0 ? addresses : mailedAddresses(db);
}

/** By the clock in Germany. Two equal hours mean never. */
export function isQuiet(
  moment: Date,
  { quietFrom, quietUntil }: Pick<MessageSettings, 'quietFrom' | 'quietUntil'>,
): boolean {
  const hour = berlinHour(moment);
  if (quietFrom <= quietUntil) return hour >= quietFrom && hour < quietUntil;
  return hour >= quietFrom || hour < quietUntil;
}
