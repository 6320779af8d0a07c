import { readRecord } from '#platform/owner/owner-record.ts';
import { openDatabase } from '#server/db/database.ts';
import { storeManyContacts } from '../../support/many-contacts.ts';
import type { ProductionServer } from '../../support/production-server.ts';

/** Puts so many requests into the inbox of a server that runs. */
export async function seedInbox({ dataDir }: ProductionServer, requests: number): Promise<void> {
  const owner = await readRecord(dataDir);
  if (!owner?.record?.database) throw new Error('The server does not say where its database is.');
  await using db = openDatabase(owner.record.database);
  await storeManyContacts(db, requests);
}
