import type { Selectable } from 'kysely';
import { changeAccess } from '#domain/messages/change-access.server.ts';
import { pushBody, pushTo } from '#domain/messages/push-to.server.ts';
import { findMessageSettings, saveMessageSettings, USUAL } from '#domain/messages/settings.server.ts';
import { findDevice, keepDevice, listDevices, removeDevice } from '#domain/people/devices.server.ts';
import { noteSecurity } from '#domain/people/security-log.server.ts';
import { HttpError } from '#http/http-error.ts';
import { serve } from '#http/serve.ts';
import type { Database } from '#server/db/schema/index.ts';
import { deviceName } from '#server/device-name.ts';
import { pushKey } from '#server/push/push-key.ts';
import { pushRoutes } from './contract.ts';
import { pushAnswers, testPushTexts } from './texts.ts';

const NIGHT = { quietFrom: USUAL.quietFrom, quietUntil: USUAL.quietUntil };
/** Two equal hours mean never (domain/messages/settings.server.ts). */
const NEVER = { quietFrom: 0, quietUntil: 0 };

export const door = serve(pushRoutes, {
  async show(_, { db, admin }) {
    const [{ quietFrom, quietUntil }, devices] = await Promise.all([
      findMessageSettings(db),
      listDevices(db, admin.id),
    ]);
    const isQuiet = quietFrom !== quietUntil;
    const settings = { quiet: isQuiet, ...(isQuiet ? { quietFrom, quietUntil } : NIGHT) };
    return { settings, devices: devices.map(toDevice) };
  },

  async update({ body }, { db }) {
    const { quiet, ...hours } = body;
    await saveMessageSettings(db, quiet ? hours : NEVER);
    return body;
  },

  async key(_, { db }) {
    const { publicKey } = await pushKey(db);
    return { publicKey };
  },

  async keep({ body, request, afterAnswer }, { db, admin, now }) {
    const { isWished, id: knownId, ...subscription } = body;
    const name = deviceName(request.headers.get('user-agent'));
    return changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      const kept = await keepDevice(transaction, { ...subscription, knownId, name, isWished, admin, now });
      if (kept === 'too-many') throw new HttpError(409, pushAnswers.tooMany);
      if (kept?.isNew) await note({ kind: 'push-device', by: admin, device: name });
      return { id: kept?.id ?? null };
    });
  },

  async remove({ params }, { db, admin, now }) {
    await db.transaction().execute(async (transaction) => {
      const device = await removeDevice(transaction, admin.id, params.id, now);
      if (!device) throw new HttpError(404, pushAnswers.deviceGone);
      await noteSecurity(transaction, { kind: 'push-device-removed', by: admin, device }, now);
    });
  },

  async test({ params }, { db, admin, now }) {
    const device = await findDevice(db, params.id);
    if (device?.adminId !== admin.id) throw new HttpError(404, pushAnswers.deviceGone);
    const body = pushBody({ ...testPushTexts, path: '/admin/settings', tag: 'test' });
    const { trouble, isGone } = await pushTo(db, device, { body, topic: 'test' }, now);
    return { failed: trouble ?? null, isGone: isGone ?? false };
  },
});

const toDevice = ({ trouble, troubleSince, ...row }: Selectable<Database['shortLived.pushDevices']>) => ({
  ...row,
  trouble: trouble && troubleSince && { kind: trouble, since: troubleSince },
  isGone: row.endedBy === 'service',
});
