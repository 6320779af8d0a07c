import type { Selectable } from 'kysely';
import { pushBody, pushTo } from '#domain/messages/push-to.server.ts';
import { findMessageSettings, saveMessageSettings } from '#domain/messages/settings.server.ts';
import { findDevice, keepDevice, listDevices, removeDevice } from '#domain/people/devices.server.ts';
import { HttpError } from '#http/http-error.ts';
import type { Handlers } from '#http/serve.ts';
import type { Database } from '#server/db/schema/index.ts';
import { deviceName } from '#server/device-name.ts';
import { pushKey } from '#server/push/push-key.ts';
import type { pushRoutes } from './contract.ts';
import { pushAnswers, testPushTexts } from './texts.ts';

/** Handles the devices and their settings. */
export const pushHandlers: Handlers<typeof pushRoutes> = {
  async show(_, { db, admin }) {
    const [{ pushEvents, quietFrom, quietUntil }, devices] = await Promise.all([
      findMessageSettings(db),
      listDevices(db, admin.id),
    ]);
    return { settings: { events: pushEvents, quietFrom, quietUntil }, devices: devices.map(toDevice) };
  },

  async update({ body }, { db }) {
    const { events, ...quiet } = body;
    await saveMessageSettings(db, { pushEvents: events, ...quiet });
    return body;
  },

  async key(_, { db }) {
    const { publicKey } = await pushKey(db);
    return { publicKey };
  },

  async keep({ body, request }, { db, admin, now }) {
    const { isWished, id: knownId, ...subscription } = body;
    const name = deviceName(request.headers.get('user-agent'));
    const id = await keepDevice(db, { ...subscription, knownId, name, isWished, admin, now });
    if (id === 'too-many') throw new HttpError(409, pushAnswers.tooMany);
    return { id: id ?? null };
  },

  async remove({ params }, { db, admin, now }) {
    if (!(await removeDevice(db, admin.id, params.id, now))) throw new HttpError(404, pushAnswers.deviceGone);
  },

  async test({ params }, { db, admin, now }) {
    const device = await findDevice(db, params.id);
    if (device?.adminId !== admin.id) throw new HttpError(404, pushAnswers.deviceGone);
    const body = pushBody({ ...testPushTexts, path: '/admin/settings', tag: 'test' });
    const { trouble, isGone } = await pushTo(db, device, { body, topic: 'test' }, now);
    return { failed: trouble ?? null, isGone: isGone ?? false };
  },
};

const toDevice = ({ trouble, troubleSince, ...row }: Selectable<Database['shortLived.pushDevices']>) => ({
  ...row,
  trouble: trouble && troubleSince && { kind: trouble, since: troubleSince },
  isGone: row.endedBy === 'service',
});
