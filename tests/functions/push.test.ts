import { importJWK, jwtVerify } from 'jose';
import { expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SESSION_LIFETIME_MS } from '#config/limits.ts';
import { forgetEndedDevices } from '#domain/people/devices.server.ts';
import { forgetExpiredSessions } from '#domain/people/end-access.server.ts';
import { ADMIN, loggedIn } from '../support/admin.ts';
import { fastTimeLimits } from '../support/fast-time-limits.ts';
import { clock } from '../support/frozen-clock.ts';
import { cookiesOf, fieldErrorsIn } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';
import { ownersArea, send, sendRequest } from '../support/owners-area.ts';
import { Device } from '../support/push-device.ts';
import { testPushService } from '../support/push-service.ts';
import { sweep, sweepAfter } from '../support/scheduled-jobs.ts';

// Outside of quiet hours.
const { db, ask, goTo, owner, post, put, read, remove: removeAt } = ownersArea({ at: '2026-03-02T09:00:00Z' });
const mailServer = testMailServer();
const service = testPushService();

const show = () => read('push');
const keep = (device: Device, more: { id?: string; isWished?: boolean; cookie?: string } = {}) => {
  const { cookie = owner.cookie, ...fields } = { isWished: true, ...more };
  return ask('push/devices', { method: 'PUT', cookie, body: { ...device.subscription, ...fields } });
};
const registerDevice = async (device = new Device()) => {
  const { id } = (await (await keep(device)).json()) as { id: string };
  return { device, id };
};
const remove = (id: string) => removeAt(`push/devices/${id}`);
const sendTest = (id: string) => post(`push/devices/${id}/test`);
const findWaiting = () =>
  db.selectFrom('shortLived.outbox').selectAll().where('channel', '=', 'push').orderBy('createdAt').execute();
/** Lists the notifications that a device has shown. */
const listShown = (device: Device) => service.pushes.map((taken) => device.read(taken).notification);
const NO_PUSH_SERVICES = [
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/fcm/send/x',
  'https://user@fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilpush.apple.com.example/x',
  'https://[::ffff:10.0.0.1]/x',
  'not an address',
];

test('a device shows a request’s service and place without name or number, and opens its card on a tap', async () => {
  const { device } = await registerDevice();
  const id = await sendRequest({ name: 'Erika Müller', phone: '0176 04069 123', place: 'Alzey', service: 'fenster' });
  expect(service.pushes).toHaveLength(1);
  const [taken] = service.pushes;
  if (!taken) throw new Error('nothing came');
  const message = device.read(taken);
  expect(() => new Device().read(taken), 'only it can read that').toThrow();
  const body = expect.stringMatching(/^GR-[0-9A-Z]{4}: Tippen Sie hier, um die Anfrage zu öffnen\.$/);
  const navigate = `https://www.muster-glasreinigung.example/admin/contacts?contact=${id}`;
  const look = { lang: 'de', silent: false, app_badge: '1' };
  const notification = { title: 'Neue Anfrage: Fenster, Alzey', body, navigate, tag: id, ...look };
  expect(message).toEqual({ web_push: 8030, mutable: true, notification });
  expect(JSON.stringify(message)).not.toMatch(/Erika|Müller|04069/);
  const sent = { ttl: `${DAY_MS / 1000}`, urgency: 'high', topic: id.replaceAll('-', '') };
  expect(taken.headers).toMatchObject({ ...sent, 'content-encoding': 'aes128gcm' });
  // Padded, so that the length reveals nothing.
  expect(taken.body).toHaveLength(4096);
});

test('a device gets messages signed for its push service with the key of its subscription', async () => {
  await registerDevice(new Device('https://web.push.apple.com/QFxKyO'));
  await send();
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(service.pushes[0]?.headers.authorization ?? '') ?? [];
  const { publicKey } = await read('push/key');
  expect(key).toBe(publicKey);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const signer = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const [audience, subject] = ['https://web.push.apple.com', 'https://www.muster-glasreinigung.example'];
  const { payload } = await jwtVerify(token, signer, { audience, subject, currentDate: clock.now() });
  // RFC 8292 §2: at most a day.
  expect((payload.exp ?? 0) * 1000).toBeLessThanOrEqual(clock.now().getTime() + DAY_MS);
});

test('a device always gets the same key, even if the first requests for it are parallel', async () => {
  const key = async () => (await read('push/key')).publicKey;
  const keys = await Promise.all([key(), key(), key(), key()]);
  expect(new Set([...keys, await key()]).size).toBe(1);
});

test('a device counts unseen requests on its icon, and shows no place that contains a phone number', async () => {
  const { device } = await registerDevice();
  await send({ service: 'sonstiges', place: 'Alzey, 06731 / 123456' });
  await send({ service: 'fenster', place: '55232 Alzey' });
  await send({ filledInMs: 10 });
  expect(listShown(device).map(({ app_badge, title }) => [app_badge, title])).toEqual([
    ['1', 'Neue Anfrage: Sonstiges'],
    ['2', 'Neue Anfrage: Fenster, 55232 Alzey'],
  ]);
});

test('a device shows a test message at once, also at night', async () => {
  clock.set('2026-03-02T23:00:00Z');
  const { device, id } = await registerDevice();
  expect(await (await sendTest(id)).json()).toEqual({ failed: null, isGone: false });
  const [taken] = service.pushes;
  expect(taken && device.read(taken).notification.title).toBe('Test-Meldung');
  expect((await show()).devices).toEqual([expect.objectContaining({ id, acceptedAt: '2026-03-02T23:00:00.000Z' })]);
});

test.each([404, 410])(
  'a push service that no longer knows the device (%i) gets no more messages until the device comes back',
  async (status) => {
    const { id } = await registerDevice();
    service.answers({ status });
    await send();
    expect((await show()).devices).toEqual([expect.objectContaining({ id, isGone: true })]);
    service.answers({ status: 201 });
    await send();
    await sweepAfter(2 * DAY_MS);
    expect(service.pushes).toEqual([]);

    // The device renews itself at the next start of the admin area, with a new address.
    const back = new Device();
    expect(await (await keep(back, { id, isWished: false })).json()).toEqual({ id });
    expect((await show()).devices).toEqual([expect.objectContaining({ id, isGone: false, trouble: null })]);
    await send();
    expect(service.pushes.map(({ path }) => path)).toEqual([new URL(back.endpoint).pathname]);
  },
);

test.each([
  [500, {}, 0.8 * MINUTE_MS],
  [429, { 'retry-after': '1800' }, 30 * MINUTE_MS],
  [503, { 'retry-after': 'Mon, 02 Mar 2026 12:00:00 GMT' }, 3 * HOUR_MS],
] as const)(
  'a push service that answers %i %j gets the message again, but not earlier than it asks',
  async (status, headers, waitMs) => {
    const { device } = await registerDevice();
    service.answers({ status, headers });
    await send();
    const [row] = await findWaiting();
    expect(row).toMatchObject({ trouble: 'busy', givenUpAt: null, answer: String(status) });
    expect(row?.nextAt.getTime()).toBeGreaterThanOrEqual(clock.now().getTime() + waitMs);
    expect((await show()).devices[0].trouble).toEqual({ kind: 'busy', since: clock.now().toISOString() });
    service.answers({ status: 201 });
    clock.set(row?.nextAt.toISOString() ?? '');
    await sweep();
    expect(listShown(device).map(({ title }) => title)).toHaveLength(1);
    expect((await show()).devices[0]).toMatchObject({ trouble: null, acceptedAt: clock.now().toISOString() });
  },
);

test.each([
  [403, {}],
  // Redirects are not followed.
  [302, { location: 'https://fcm.googleapis.com/fcm/send/other' }],
])('a push service that answers %i does not get the message again', async (status, headers) => {
  await registerDevice();
  service.answers({ status, headers });
  await send();
  expect(await findWaiting()).toMatchObject([{ trouble: 'refused', givenUpAt: clock.now(), attempts: 1 }]);
  expect((await show()).devices[0]).toMatchObject({ isGone: false, trouble: { kind: 'refused' } });
});

test('a push service that does not answer times out', async () => {
  const { id } = await registerDevice();
  service.answers('silent');
  const given = fastTimeLimits();
  expect(await (await sendTest(id)).json()).toEqual({ failed: 'away', isGone: false });
  expect(given).toHaveBeenCalledWith(5000);
});

test('a push service has a known address, and not even another one in the database is called', async () => {
  const { id } = await registerDevice();
  for (const endpoint of NO_PUSH_SERVICES) {
    const sentence = expect.stringContaining('Der Mitteilungsdienst dieses Browsers wird nicht unterstützt.');
    expect(await fieldErrorsIn(await keep(new Device(endpoint))), endpoint).toEqual({ endpoint: sentence });
    await db.updateTable('shortLived.pushDevices').set({ endpoint }).where('id', '=', id).execute();
    vi.mocked(fetch).mockClear();
    expect(await (await sendTest(id)).json(), endpoint).toEqual({ failed: 'refused', isGone: false });
    expect(fetch).not.toHaveBeenCalled();
  }
});

test('quiet hours hold a push until seven', async () => {
  // 22:30 in Germany, in the night in which summer time begins.
  await goTo('2026-03-28T21:30:00Z');
  await registerDevice();
  mailServer.calm();
  await send();
  expect(mailServer.mails).toHaveLength(1);
  expect(service.pushes).toEqual([]);
  clock.set('2026-03-29T04:59:00Z');
  await sweep();
  expect(service.pushes).toEqual([]);
  clock.set('2026-03-29T05:00:00Z');
  await sweep();
  expect(service.pushes).toHaveLength(1);
});

test('quiet hours are the night at first, and again after they were off', async () => {
  const night = { quiet: true, quietFrom: 22, quietUntil: 7 };
  expect((await show()).settings).toEqual(night);
  await put('push', { ...night, quietFrom: 20 });
  expect((await show()).settings).toEqual({ ...night, quietFrom: 20 });
  await put('push', { ...night, quiet: false });
  expect((await show()).settings).toEqual({ ...night, quiet: false });
});

test('the owner gets no push on a device that was removed while it waited', async () => {
  const { id } = await registerDevice();
  service.answers({ status: 500 });
  await send();
  await remove(id);
  await sweepAfter(2 * MINUTE_MS);
  expect((await findWaiting())[0]).toMatchObject({ trouble: 'refused' });
});

test.each([{ quietFrom: 24 }, { quietUntil: 1.5 }])('the owner gets field errors for %j', async (wrong) => {
  const answer = await put('push', { quiet: true, quietFrom: 0, quietUntil: 0, ...wrong });
  const [field = ''] = Object.keys(wrong);
  expect(await fieldErrorsIn(answer)).toEqual({ [field]: 'Bitte wählen Sie eine volle Stunde' });
});

test('the owner removes a device, which gets no push until it is switched on again there', async () => {
  const { device, id } = await registerDevice();
  expect((await remove(id)).status).toBe(200);
  expect((await show()).devices).toEqual([]);
  await send();
  expect(service.pushes).toEqual([]);
  expect((await sendTest(id)).status).toBe(404);
  expect(await (await keep(device, { id, isWished: false })).json()).toEqual({ id: null });
  expect(await (await keep(device, { id, isWished: true })).json()).toEqual({ id });
  await send();
  expect(service.pushes).toHaveLength(1);
});

test('the owner gets no pushes on a device from the logout until the next login', async () => {
  const { device, id } = await registerDevice();
  await post('logout');
  await send();
  expect(service.pushes).toEqual([]);
  owner.cookie = cookiesOf(await ask('login', { body: ADMIN, cookie: '' }));
  expect((await show()).devices).toEqual([]);
  expect((await keep(device, { id, isWished: false })).status).toBe(200);
  await send();
  expect(service.pushes).toHaveLength(1);
});

test('the owner still gets pushes after the session has expired, but not while switched off', async () => {
  await registerDevice();
  clock.advance(SESSION_LIFETIME_MS + HOUR_MS);
  await forgetExpiredSessions(db, clock.now());
  await send();
  expect(service.pushes).toHaveLength(1);
  const told = await findWaiting();
  await db.updateTable('adminUsers').set({ isActive: false }).execute();
  await send();
  expect(service.pushes).toHaveLength(1);
  expect(await findWaiting(), 'nothing more waits').toEqual(told);
});

test('the owner sees only their own devices; a browser belongs to whoever logged in last', async () => {
  const { device } = await registerDevice();
  const other = await loggedIn(db, { ...ADMIN, username: 'helferin' });
  await keep(device, { cookie: other });
  expect((await show()).devices).toEqual([]);
  await send();
  expect(service.pushes).toHaveLength(1);
});

test('a device is deleted 90 days after it ended, and never while in use', async () => {
  const { id } = await registerDevice();
  await registerDevice();
  await remove(id);
  clock.advance(90 * DAY_MS + 1);
  await forgetEndedDevices(db, clock.now());
  expect(await db.selectFrom('shortLived.pushDevices').select('endedAt').execute()).toEqual([{ endedAt: null }]);
});
