import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import { pushBody } from '#domain/messages/push-text.ts';
import { pushTo } from '#domain/messages/push-to.server.ts';
import { USUAL_QUIET_HOURS } from '#domain/messages/quiet-hours.server.ts';
import { keepDevice } from '#domain/people/devices.server.ts';
import { HttpError } from '#http/http-error.ts';
import type { Handlers } from '#http/serve.ts';
import type { Database } from '#server/db/schema/index.ts';
import type { PushDevicesTable } from '#server/db/schema/push.ts';
import { deviceName } from '#server/device-name.ts';
import { pushKey } from '#server/push/push-key.ts';
import type { PushDevice, PushSettings, pushRoutes } from './contract.ts';
import { pushAnswers, testPushTexts } from './texts.ts';

type Db = Kysely<Database>;

/** The owner's devices, and what they are told. */
export const pushHandlers: Handlers<typeof pushRoutes> = {
  async show(_, { db, admin }) {
    const [settings, devices] = await Promise.all([findSettings(db), findDevices(db, admin.id)]);
    return { settings, devices };
  },

  async update({ body }, { db }) {
    const { events, ...quiet } = body;
    const row = { pushEvents: events, ...quiet };
    await db
      .insertInto('messageSettings')
      .values({ addresses: [], hasWholeRequest: true, ...row })
      .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(row))
      .execute();
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
    return { id: id ?? null };
  },

  async remove({ params }, { db, admin, now }) {
    const { numUpdatedRows } = await db
      .updateTable('shortLived.pushDevices')
      .set({ endedAt: now, endedBy: 'owner' })
      .where('id', '=', params.id)
      .where('adminId', '=', admin.id)
      .where(isListed)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new HttpError(404, pushAnswers.deviceGone);
    return { ok: true };
  },

  async test({ params }, { db, admin, now }) {
    const device = await db
      .selectFrom('shortLived.pushDevices')
      .selectAll()
      .where('id', '=', params.id)
      .where('adminId', '=', admin.id)
      .where('endedAt', 'is', null)
      .executeTakeFirst();
    if (!device) throw new HttpError(404, pushAnswers.deviceGone);
    const body = pushBody({ ...testPushTexts, path: '/admin/settings', tag: 'test' });
    const { trouble, isGone } = await pushTo(db, device, { body, topic: 'test' }, now);
    return { failed: trouble ?? null, isGone: isGone ?? false };
  },
};

/** In the owner's list: in use, or gone without having been sent away. */
const isListed = (eb: ExpressionBuilder<Database, 'shortLived.pushDevices'>) =>
  eb.or([eb('endedBy', 'is', null), eb('endedBy', '=', 'service')]);

async function findSettings(db: Db): Promise<PushSettings> {
  const row = await db
    .selectFrom('messageSettings')
    .select(['pushEvents as events', 'quietFrom', 'quietUntil'])
    .executeTakeFirst();
  return row ?? { events: 'all', ...USUAL_QUIET_HOURS };
}

async function findDevices(db: Db, adminId: string): Promise<PushDevice[]> {
  const rows = await db
    .selectFrom('shortLived.pushDevices')
    .selectAll()
    .where('adminId', '=', adminId)
    .where(isListed)
    .orderBy('createdAt')
    .execute();
  return rows.map(toDevice);
}

const toDevice = (row: Selectable<PushDevicesTable>): PushDevice => ({
  id: row.id,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  acceptedAt: row.acceptedAt?.toISOString() ?? null,
  trouble: row.trouble && row.troubleSince && { kind: row.trouble, since: row.troubleSince.toISOString() },
  isGone: row.endedBy === 'service',
});
