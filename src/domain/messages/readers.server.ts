import { activeDevices } from '#domain/people/devices.server.ts';
import { countTasks } from '#domain/requests/case/waiting.server.ts';
import { findHoliday } from '#domain/requests/holiday.server.ts';
import type { Holiday } from '#domain/requests/holiday.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { PushEvents } from '#shared/api/push-events.ts';
import { findMessageSettings, findRecipients, type MessageSettings } from './settings.server.ts';

/** Who reads a message, and how: read once for all that is written together. */
export interface Readers {
  settings: MessageSettings;
  addresses: readonly string[];
  devices: readonly Reader[];
  /** Company holidays move the promised hours. */
  holiday: Holiday | undefined;
}

interface Reader {
  id: string;
  /** All that waits for the owner, for the icon. */
  waiting: number;
}

/** Finds the owner's addresses, and the devices that want to hear of such an event. */
export async function findReaders(db: Db, event: PushEvents, now: Date): Promise<Readers> {
  const settings = await findMessageSettings(db);
  const addresses = await findRecipients(db, settings);
  const holiday = await findHoliday(db);
  if (settings.pushEvents !== 'all' && settings.pushEvents !== event)
    return { settings, addresses, holiday, devices: [] };
  const devices = await activeDevices(db);
  const waiting = devices.length > 0 ? await countTasks(db, now) : 0;
  return {
    settings,
    addresses,
    holiday,
    devices: devices.map(({ id }) => ({ id, waiting })),
  };
}
