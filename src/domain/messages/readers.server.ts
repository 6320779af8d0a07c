import { findAbsences } from '#domain/absence/absences.server.ts';
import { countTasks } from '#domain/jobs/waiting.server.ts';
import { activeDevices } from '#domain/people/devices.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { firstAdminIn } from '#server/environment.ts';
import { findMessageSettings, findRecipients } from './settings.server.ts';

export type Readers = Awaited<ReturnType<typeof findReaders>>;

/**
 * Before the first administrator exists, the address of the first link, because nobody would hear of a request.
 * With the devices, the number on their icons, and the absences, which postpone the promised reply.
 */
export async function findReaders(db: Db, now: Date) {
  const settings = await findMessageSettings(db);
  const recipients = await findRecipients(db, settings);
  const addresses = recipients.length > 0 ? recipients : [firstAdminIn().adminEmail];
  const absences = await findAbsences(db);
  const devices = await activeDevices(db);
  const waiting = devices.length > 0 ? await countTasks(db, now) : 0;
  return { settings, addresses, absences, devices, waiting };
}
