import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, KIB } from '#config/limits.ts';
import { forgetPhotos, readPhoto, storePhoto } from '#domain/requests/photos/photos.server.ts';
import type { RequestPhoto } from '#domain/requests/photos/shapes.ts';
import { openBlobStore } from '#server/blobs.ts';
import { openDatabase } from '#server/db/database.ts';
import { clientKey } from '#server/rate-limit.ts';
import { PHOTO_BYTES_PER_DAY, PHOTO_BYTES_PER_DAY_AND_CLIENT, PHOTO_MIN_BYTES } from '#site/request-form/limits.ts';
import { ADMIN } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { ownServices } from '../support/database/own-services.ts';
import { setCounter } from '../support/database.ts';
import { aRequest } from '../support/factories.ts';
import { clock } from '../support/frozen-clock.ts';
import { type Call, invoke } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';
import { numberIn, ownersArea, send } from '../support/owners-area.ts';
import { cleanUp, HERE } from '../support/scheduled-jobs.ts';

const { db, ask, inbox, insert, post, put, read, remove } = ownersArea({ at: '2026-03-02T14:20:00Z' });
const mailServer = testMailServer();
const files = openBlobStore('request-photos-dev');
beforeEach(async () => {
  for (const file of await files.list('')) await files.remove(file);
});

const PLACE = { IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitude: '49/1 59/1 0/1' } };
const aPhoto = (background = '#7aa', width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background } })
    .jpeg()
    .withExif(PLACE)
    .toBuffer();

async function aSentRequest(fields: Parameters<typeof aRequest>[0] = {}, key = randomUUID()) {
  const { id } = await (await send(fields, { headers: { 'idempotency-key': key } })).json();
  return { id: id as string, key };
}
const follow = (key: string, photo: BodyInit, place = 1, more: Call = {}) =>
  invoke(api, `/api/contact/photos/${place}`, {
    method: 'PUT',
    rawBody: photo,
    ...more,
    headers: { 'idempotency-key': key, 'content-type': 'image/jpeg', ...more.headers },
  });
const photosOf = async (id: string): Promise<RequestPhoto[]> => (await inbox.one(id))?.photos ?? [];
const addOurs = (id: string, photo: BodyInit) =>
  inbox.ask(`/${id}/photos`, { rawBody: photo, headers: { 'content-type': 'image/jpeg' } });
const offered = () => read('website/offered-photos');
const sentence = async (answer: Response) => [answer.status, ((await answer.json()) as { error: string }).error];

test('[8.3.1, 5.3.1] photos follow their request by its key under names without a meaning, and the owner alone gets them, without place and camera', async () => {
  const { id, key } = await aSentRequest();
  expect((await follow(key, await aPhoto('red'), 2)).status).toBe(200);
  expect((await follow(key, await aPhoto('blue'), 1)).status).toBe(200);
  const [first] = await photosOf(id);
  const answer = await ask(`photos/${first?.id}`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cache-control': 'no-store',
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.includes('Exif')).toBe(false);
  const { dominant } = await sharp(bytes).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
  expect((await ask(`photos/${first?.id}`, { cookie: '' })).status).toBe(401);
  expect(await files.list('')).toEqual(Array(2).fill(expect.stringMatching(/^2026-03-02\/[0-9a-f-]{36}$/)));
  expect((await put(`photos/${first?.id}/consent`, { isGiven: true })).status, 'no picture of the gallery').toBe(404);
});

test('a photo sent twice is there once', async () => {
  const { id, key } = await aSentRequest();
  await follow(key, await aPhoto('red'));
  await Promise.all([follow(key, await aPhoto('blue')), follow(key, await aPhoto('blue'))]);
  expect(await photosOf(id)).toHaveLength(1);
  expect(await files.list('')).toHaveLength(1);
});

test('the mail about a request says how many photos come with it, and has none attached', async () => {
  await insert('messageSettings', { addresses: ['buero@firma.example'], hasWholeRequest: true });
  await aSentRequest({ name: 'Erika', place: 'Alzey', photos: 3 });
  expect(mailServer.mails.at(-1)?.text).toContain('mit 3 Fotos');
  expect(mailServer.mails.at(-1)?.attachments).toEqual([]);
  await aSentRequest({ photos: 0 });
  expect(mailServer.mails.at(-1)?.text).not.toContain('Foto');
});

test.each([
  ['a PDF called jpg', '%PDF-1.7 and so on', 422, expect.stringContaining('Diese Datei ist kein Foto.')],
  ['a file of 2 MB', new Uint8Array(2048 * KIB), 413, expect.stringContaining('zu groß')],
])('[5.2.2, 1.3.4] %s is refused with a sentence, and nothing is stored', async (_, content, status, words) => {
  const { id, key } = await aSentRequest();
  expect(await sentence(await follow(key, content))).toEqual([status, words]);
  expect(await photosOf(id)).toEqual([]);
  expect(await files.list('')).toEqual([]);
});

test('photos of a form that looked like a robot’s stay with it when it comes again without the mark', async () => {
  const body = aRequest();
  const { key } = await aSentRequest({ ...body, filledInMs: 10 });
  expect((await follow(key, await aPhoto())).status).toBe(200);
  expect(await photosOf((await aSentRequest(body, key)).id)).toHaveLength(1);
});

test('a photo needs the key of a request of the last hour, a place from 1 to 4, and the type of a JPEG', async () => {
  const { key } = await aSentRequest();
  const photo = await aPhoto();
  expect((await follow(key, photo, 5)).status).toBe(404);
  expect((await follow(key, photo, 1, { headers: { 'content-type': 'image/svg+xml' } })).status).toBe(415);
  for (const other of [randomUUID(), '', `${key}x`]) expect((await follow(other, photo)).status).toBe(404);
  clock.advance(HOUR_MS + 1);
  expect((await follow(key, photo)).status).toBe(404);
});

const counters = async () => {
  const rows = await db.selectFrom('rateLimits').select(['key', 'hits']).where('key', 'like', 'photo%').execute();
  return Object.fromEntries(rows.map(({ key, hits }) => [key.replace(/:.*/, ' of one'), hits]));
};
const TOO_MANY_OF_ALL = [429, expect.stringContaining('von allen zusammen sehr viele Fotos')];

test('[2.4.1, 5.2.1] a flood of photos is cut off per client and network', async () => {
  const { key } = await aSentRequest();
  const photo = await aPhoto();
  const ip = '2001:db8:0:700::1';
  const own = PHOTO_BYTES_PER_DAY_AND_CLIENT;
  await setCounter(db, clientKey('photo-bytes', '2001:db8:0:700::/64'), own - PHOTO_MIN_BYTES);
  await setCounter(db, clientKey('photo-bytes', '2001:db8:0:700::/56'), 2 * own - PHOTO_MIN_BYTES);
  expect((await follow(key, photo, 1, { ip })).status, 'exactly at the limit').toBe(200);
  const tooMany = expect.stringContaining('Von Ihrem Anschluss kamen heute schon sehr viele Fotos.');
  expect(await sentence(await follow(key, photo, 2, { ip }))).toEqual([429, tooMany]);
  expect((await follow(key, photo, 2, { ip: '2001:db8:0:701::1' })).status, 'of the same line').toBe(429);
  expect((await follow(key, photo, 2, { ip: '2001:db8:0:800::1' })).status).toBe(200);
  clock.advance(DAY_MS);
  const next = await aSentRequest();
  expect((await follow(next.key, photo, 1, { ip })).status).toBe(200);
});

test('a call that stores nothing counts for nobody, and neither does a photo sent again', async () => {
  const { key } = await aSentRequest();
  await follow(key, 'x');
  expect(await counters()).toEqual({});
  const photo = await aPhoto();
  for (const _ of [1, 2]) expect((await follow(key, photo)).status).toBe(200);
  const [{ bytes }] = (await db.selectFrom('requestPhotos').select('bytes').execute()) as [{ bytes: number }];
  const counted = { 'photo-bytes of one': PHOTO_MIN_BYTES, 'photo-bytes': bytes, 'photo-few of one': 1 };
  expect(await counters()).toEqual(counted);
});

test('a client’s first four photos of a day pass beyond the limit of all, and the owner is told once', async () => {
  const photo = await aPhoto();
  const { key } = await aSentRequest();
  await follow(key, photo);
  const { 'photo-bytes': bytes = 0 } = await counters();
  await setCounter(db, 'photo-bytes', PHOTO_BYTES_PER_DAY - bytes);
  mailServer.calm();
  expect((await follow(key, photo, 2)).status, 'exactly at the limit').toBe(200);
  expect(mailServer.mails).toEqual([]);
  for (const place of [3, 4]) expect((await follow(key, photo, place)).status).toBe(200);
  const second = await aSentRequest();
  for (const _ of [1, 2]) expect(await sentence(await follow(second.key, photo))).toEqual(TOO_MANY_OF_ALL);
  await setCounter(db, 'photo-bytes', 2 ** 31 - 1);
  const customer = await aSentRequest();
  for (const place of [1, 2, 3, 4])
    expect((await follow(customer.key, photo, place, { ip: '192.0.2.77' })).status).toBe(200);
  expect(await sentence(await follow(second.key, photo, 1, { ip: '192.0.2.77' }))).toEqual(TOO_MANY_OF_ALL);
  expect(mailServer.mails.filter(({ subject }) => subject === 'Sehr viele Fotos an einem Tag')).toHaveLength(1);
});

test('the owner adds a photo of the job, and notes the householder’s consent with its day', async () => {
  const { id } = await aSentRequest({ place: 'Alzey' });
  expect((await addOurs(id, await aPhoto())).status).toBe(201);
  const [photo] = await photosOf(id);
  expect(photo).toMatchObject({ isOurs: true });
  expect(await offered()).toEqual([]);
  const consent = (isGiven: boolean) => put(`photos/${photo?.id}/consent`, { isGiven });
  expect([(await consent(true)).status, (await consent(true)).status]).toEqual([200, 200]);
  expect(await inbox.history(id)).toMatchObject([
    { kind: 'consent', by: ADMIN.username, at: '2026-03-02T14:20:00.000Z' },
  ]);
  expect(await photosOf(id)).toEqual([expect.objectContaining({ consentedAt: '2026-03-02T14:20:00.000Z' })]);
  expect(await offered()).toEqual([expect.objectContaining({ id: photo?.id, place: 'Alzey' })]);
  await consent(false);
  expect(await offered()).toEqual([]);
  expect((await inbox.history(id))[0]).toMatchObject({ kind: 'consent-ended', by: ADMIN.username });
  await consent(true);
  await remove(`photos/${photo?.id}`);
  expect([(await consent(false)).status, await offered()], 'in the bin').toEqual([404, []]);
  await post(`photos/${photo?.id}/restore`);
  expect(await offered()).toHaveLength(1);
  await inbox.remove(id);
  expect(await offered(), 'of a request in the bin').toEqual([]);
});

test('a request takes twenty photos of the job and no twenty-first', async () => {
  const { id } = await aSentRequest();
  const photo = await aPhoto();
  const values = { contactId: id, width: 1, height: 1, bytes: 1, addedAt: clock.now() };
  const rows = Array.from({ length: 19 }, (_, n) => ({ ...values, id: randomUUID(), file: `2026-03-02/${n}` }));
  await insert('requestPhotos', rows);
  expect((await addOurs(id, photo)).status).toBe(201);
  expect(await sentence(await addOurs(id, photo))).toEqual([409, expect.stringContaining('schon 20 eigene Fotos')]);
  expect(await files.list('')).toHaveLength(1);
});

test('a removed photo lies in the bin for thirty days, can come back, and then leaves Blobs', async () => {
  const { id, key } = await aSentRequest();
  for (const place of [1, 2]) await follow(key, await aPhoto(), place);
  await db.updateTable('contactSubmissions').set({ dealAt: clock.now() }).execute();
  const [photo, other] = await photosOf(id);
  const change = async (method: string, end = '') => (await ask(`photos/${photo?.id}${end}`, { method })).status;
  expect([await change('POST', '/restore'), await change('DELETE'), await change('DELETE')]).toEqual([404, 200, 404]);
  expect(await photosOf(id)).toEqual([other]);
  expect((await follow(key, await aPhoto())).status, 'sent again').toBe(200);
  expect(await photosOf(id), 'stays removed').toEqual([other]);
  expect((await inbox.history(id))[0]).toMatchObject({ kind: 'photo-removed', by: ADMIN.username, canUndo: true });
  expect(await change('POST', '/restore')).toBe(200);
  expect((await inbox.history(id))[0]).toMatchObject({ number: 1, isUndone: true });
  await change('DELETE');
  await numberIn(await inbox.enter(id, { kind: 'undo', undoes: 2 }));
  expect(await photosOf(id)).toEqual([photo, other]);
  await change('DELETE');
  clock.advance(30 * DAY_MS);
  await cleanUp();
  expect(await files.list('')).toHaveLength(2);
  clock.advance(1);
  await cleanUp();
  expect(await files.list('')).toEqual([expect.stringContaining(String(other?.id))]);
  expect(await readPhoto(db, files, String(other?.id))).toBeDefined();
  await db.updateTable('requestPhotos').set({ contactId: null }).execute();
  expect(await readPhoto(db, files, String(other?.id)), 'its request is gone').toBeUndefined();
});

test('a photo’s file is written before its row, so that a slow store holds no connection', async () => {
  const { id: contactId } = await aSentRequest();
  await using only = openDatabase({ ...ownServices().database, maxConnections: 1 });
  const rows = () => only.selectFrom('requestPhotos').select('id').execute();
  // Would wait for ever inside a transaction.
  const write = async () => expect(await rows()).toEqual([]);
  const picture = { bytes: await aPhoto(), width: 60, height: 40, digest: '' };
  await storePhoto(only, { ...files, write }, { contactId, place: null, picture, adminId: null, now: clock.now() });
  expect(await rows()).toHaveLength(1);
});

test('an erased person’s photos are exported before, also from the bin, and leave Blobs; others stay', async () => {
  const { id, key } = await aSentRequest({ email: 'rosa@gesucht.example' });
  const other = await aSentRequest();
  await follow(key, await aPhoto('red'));
  await follow(other.key, await aPhoto('blue'));
  const [photo] = await photosOf(id);
  await remove(`photos/${photo?.id}`);
  const body = { person: 'rosa@gesucht.example' };
  const { records } = await (await post('person-data', body)).json();
  expect(records[0].photos).toEqual([photo?.id]);
  const named = { name: 'photo', value: expect.stringContaining('foto-') };
  expect(records[0].fields).toContainEqual(expect.objectContaining(named));
  await post('person-data/erase', body);
  expect(await files.list('')).toHaveLength(1);
  expect(await photosOf(other.id)).toHaveLength(1);
});

test('photos go with a request that is binned for good or outlived, as a file without a row, also when Blobs fail once', async () => {
  const binned = await aSentRequest();
  const outlived = await aSentRequest();
  for (const { key } of [binned, outlived]) await follow(key, await aPhoto());
  await files.write(`2026-03-02/${randomUUID()}`, await aPhoto());
  await inbox.remove(binned.id);
  await cleanUp();
  expect(await files.list('')).toHaveLength(3);
  clock.advance(31 * DAY_MS);
  const context = process.env.NETLIFY_BLOBS_CONTEXT;
  process.env.NETLIFY_BLOBS_CONTEXT = btoa(JSON.stringify({ ...JSON.parse(atob(context ?? '')), token: 'wrong' }));
  await db.deleteFrom('contactSubmissions').where('id', '=', binned.id).execute();
  await expect(forgetPhotos(db, clock.now(), new AbortController().signal, HERE)).rejects.toThrow('403');
  process.env.NETLIFY_BLOBS_CONTEXT = context;
  expect(await files.list('')).toHaveLength(3);
  await cleanUp();
  expect(await files.list('')).toHaveLength(1);
  clock.advance(160 * DAY_MS);
  await cleanUp();
  expect(await files.list('')).toEqual([]);
  expect(await db.selectFrom('requestPhotos').selectAll().execute()).toEqual([]);
});

test('a suspect and a deleted request are listed with their photos, and take none of the job', async () => {
  const [suspect, deleted] = [await aSentRequest({ subject: 'Gewinn' }), await aSentRequest()];
  for (const { key } of [suspect, deleted]) expect((await follow(key, await aPhoto())).status).toBe(200);
  await inbox.remove(deleted.id);
  for (const { id } of [suspect, deleted]) expect((await addOurs(id, await aPhoto())).status).toBe(404);
  const photo = { photos: [{ id: expect.any(String), at: expect.any(String) }] };
  expect((await inbox.suspects()).suspects).toMatchObject([photo]);
  expect(await read('contact-bin')).toMatchObject([photo]);
});
