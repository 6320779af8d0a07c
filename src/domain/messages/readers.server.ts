import { activeDevices } from '#domain/people/devices.server.ts';
import { countTasks } from '#domain/requests/case/waiting.server.ts';
import { findHoliday } from '#domain/requests/holiday.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { firstAdminIn } from '#server/environment.ts';
import type { PushEvents } from '#shared/api/push-events.ts';
import { findMessageSettings, findRecipients } from './settings.server.ts';

/** The readers of messages and their settings, loaded once per batch. */
export type Readers = Awaited<ReturnType<typeof findReaders>>;

/**
 * Finds the owner's addresses, or before the first administrator exists that of the first link, because nobody would
 * hear of a request. Finds the ids of the devices that get a push for such an event, the number of waiting tasks for
 * their icons, and the holiday, which postpones the promised reply.
 */
export async function findReaders(db: Db, event: PushEvents, now: Date) {
  const settings = await findMessageSettings(db);
  const recipients = await findRecipients(db, settings);
  const addresses = recipients.length > 0 ? recipients : [firstAdminIn().adminEmail];
  const holiday = await findHoliday(db);
  const isWished = settings.pushEvents === 'all' || settings.pushEvents === event;
  const devices = isWished ? await activeDevices(db) : [];
  const waiting = devices.length > 0 ? await countTasks(db, now) : 0;
  return { settings, addresses, holiday, devices, waiting };
}
