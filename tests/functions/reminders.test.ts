import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#config/limits.ts';
import { isOutboxDue } from '#domain/messages/due-time.server.ts';
import type { NewEntry } from '#domain/requests/case/shapes.ts';
import session from '../../netlify/functions/session.ts';
import { ADMIN, loggedIn } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { testDatabase } from '../support/database.ts';
import { anAbsence, aRequest } from '../support/factories.ts';
import { type FrozenClock, frozenClock } from '../support/frozen-clock.ts';
import { cookiesOf, invoke } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';
import { ownersInbox, sendRequest } from '../support/owners-inbox.ts';
import { Device } from '../support/push-device.ts';
import { testPushService } from '../support/push-service.ts';
import { HERE, sweep, sweepAfter } from '../support/scheduled-jobs.ts';

const { db, insert } = testDatabase();
const mailServer = testMailServer();
const service = testPushService();
let clock: FrozenClock;
let cookie: string;

// Monday, 16:00 in Germany; 18 hours later it is ten in the morning.
beforeEach(async () => {
  clock = frozenClock('2026-03-02T15:00:00Z');
  cookie = await loggedIn(db);
});

async function send(fields: Parameters<typeof aRequest>[0] = {}) {
  const id = await sendRequest(fields);
  // Removes the messages about the request itself, which other tests check.
  mailServer.mails.length = 0;
  service.pushes.length = 0;
  return id;
}
const inbox = ownersInbox(() => cookie);
const answerRequest = (id: string, body: NewEntry = { kind: 'answer' }) => inbox.enter(id, body);
/** Confirms the password first, because an erasure needs it. */
async function erase(person: string) {
  cookie = cookiesOf(await invoke(session, '/api/admin/proof', { cookie, body: { password: ADMIN.password } }));
  return invoke(api, '/api/admin/person-data/erase', { cookie, body: { person } });
}
const subjects = () =>
  mailServer.mails.map(({ subject }) => subject?.replace(/^.*: (?=wartet)|\s\(GR-[0-9A-Z]{4}\)$/g, ''));
const sweepAtHour = async (hours: number) => {
  clock.set('2026-03-02T15:00:00Z');
  await sweepAfter(hours * HOUR_MS);
};
const settings = { addresses: '', content: 'whole', receipt: 'off', report: 'on', selfTest: 'on', reminders: 'off' };

test('an unanswered request gets one reminder after 18 hours and one after 23 hours', async () => {
  const id = await send({ email: 'erika@beispiel.de', name: 'Erika Müller', place: 'Alzey' });
  await sweepAtHour(17.9);
  expect(mailServer.mails).toEqual([]);
  await sweepAtHour(18);
  await sweepAtHour(18.1);
  expect(subjects()).toEqual(['wartet seit 18 Std.']);
  const [mail] = mailServer.mails;
  expect(mail?.to?.[0]?.address).toBe('inhaberin@firma.example');
  expect(mail?.replyTo?.[0]?.address).toBe('erika@beispiel.de');
  expect(mail?.from?.name).toBe('Website-Anfrage');
  expect(mail?.references, 'one thread with the request').toBe(`<anfrage-${id}@muster-glasreinigung.example>`);
  expect(mail?.text).toContain('Erika Müller, Alzey wartet seit 18 Std. auf Ihre Antwort.');
  expect(mail?.text).toContain('Versprochen ist eine Antwort bis 16:00 Uhr.');
  expect(mail?.text).toContain(`/admin/contacts?contact=${id}`);
  await sweepAtHour(23);
  await sweepAtHour(23.5);
  await sweepAtHour(40);
  await sweepAtHour(90);
  expect(subjects()).toEqual(['wartet seit 18 Std.', 'wartet seit 23 Std.']);
});

test('an unanswered request gets reminders on devices, too, without personal data', async () => {
  const device = new Device();
  const body = { ...device.subscription, isWished: true };
  await invoke(api, '/api/admin/push/devices', { method: 'PUT', cookie, body });
  const id = await send({ name: 'Erika Müller', phone: '0176 04069 123', place: 'Alzey' });
  await sweepAtHour(18);
  const [taken] = service.pushes;
  if (!taken) throw new Error('nothing came');
  const message = device.read(taken);
  expect(message.notification).toMatchObject({
    title: 'Anfrage aus Alzey wartet seit 18 Std.',
    navigate: `https://www.muster-glasreinigung.example/admin/contacts?contact=${id}`,
  });
  expect(JSON.stringify(message)).not.toMatch(/Erika|Müller|04069/);
  expect(String(taken.headers.topic)).toMatch(/^[\w-]{1,32}$/);
});

test('an unanswered request that becomes due at night gets its reminder in the morning, with the hours up to then', async () => {
  clock.set('2026-03-02T09:00:00Z');
  await send();
  clock.set('2026-03-03T03:00:00Z');
  expect(await isOutboxDue(HERE)).toBe(false);
  await sweep();
  expect(subjects()).toEqual([]);
  clock.set('2026-03-03T06:00:00Z');
  expect(await isOutboxDue(HERE)).toBe(true);
  await sweep();
  expect(subjects()).toEqual(['wartet seit 21 Std.']);
});

test('an unanswered request gets one reminder from parallel workers', async () => {
  await send();
  clock.advance(18 * HOUR_MS);
  await Promise.all(Array.from({ length: 5 }, () => sweep()));
  expect(subjects()).toEqual(['wartet seit 18 Std.']);
});

test('an unanswered request shares one mail with others that became due in the same night', async () => {
  clock.set('2026-03-02T09:00:00Z');
  await send({ name: 'Erika Müller', phone: '0176 04069 123', place: 'Alzey' });
  await send({ name: 'Karl Klein' });
  await answerRequest(await send({ name: 'Ina Ist-Beantwortet' }));
  clock.set('2026-03-03T06:00:00Z');
  await sweep();
  expect(subjects()).toEqual(['2 Anfragen warten auf Ihre Antwort']);
  const text = mailServer.mails[0]?.text ?? '';
  expect(text).toContain('Erika Müller, Alzey wartet seit 21 Std. auf Ihre Antwort.');
  expect(text).toContain('0176 04069 123 anrufen:\ntel:+4917604069123');
  expect(text).toContain('Karl Klein');
  expect(text).not.toContain('Ina');
});

test('an unanswered request that is real is named first among 140 others, and nobody is reminded twice', async () => {
  const karl = await send({ name: 'Karl' });
  expect((await inbox.setDate(karl, { what: 'arbeit', day: '2026-03-02', time: '09:00' })).status).toBe(200);
  const flood = (n: number) => ({
    id: randomUUID(),
    name: `Flut ${n}`,
    email: `f${n}@x.example`,
    kind: 'form' as const,
  });
  const rows = Array.from({ length: 140 }, (_, n) => ({
    ...flood(n),
    idempotencyKey: `${n}`,
    createdAt: clock.now(),
  }));
  await insert('contactSubmissions', rows);
  await send({ name: 'Erika Müller' });
  mailServer.behave('is busy');
  await sweepAtHour(18);
  await erase('f7@x.example');
  mailServer.behave('takes');
  await sweepAtHour(18.1);
  expect(subjects()).toEqual(['141 Anfragen warten auf Ihre Antwort']);
  expect(mailServer.mails[0]?.text, 'without names after an erasure').not.toMatch(/Erika|Flut/);
  await sweepAtHour(23);
  await sweepAtHour(23.2);
  expect(subjects().slice(1)).toEqual(['140 Anfragen warten auf Ihre Antwort']);
  const text = mailServer.mails[1]?.text ?? '';
  expect(text).toMatch(/^Erika Müller, Nieder-Olm wartet/);
  expect(text.match(/ wartet seit /g)).toHaveLength(20);
  expect(text).toContain('Und 120 weitere.');
  const { waiting, requests } = await inbox.waiting();
  expect([waiting, requests.length, requests[0]?.name]).toEqual([141, 21, 'Erika Müller']);
  expect(requests[20]).toMatchObject({ name: 'Karl', task: 'settle' });
});

test('an unanswered request from an absence gets its reminder 18 hours after it', async () => {
  await insert('absences', anAbsence('2026-03-01', '2026-03-15'));
  await send();
  await sweepAtHour(18);
  clock.set('2026-03-16T16:00:00Z');
  await sweep();
  expect(subjects()).toEqual([]);
  clock.set('2026-03-16T17:01:00Z');
  await sweep();
  expect(subjects()).toEqual(['wartet seit 338 Std.']);
  expect(mailServer.mails[0]?.text).toContain('Versprochen ist eine Antwort bis 17.03.2026, 00:00 Uhr.');
});

test('an unanswered request from a call that asks for a call back gets reminders, too', async () => {
  const call = { name: 'Herr Anruf', place: 'Mainz', callBack: 'yes', key: crypto.randomUUID() };
  await inbox.ask('', { body: call });
  await sweepAtHour(18);
  expect(subjects()).toEqual(['wartet seit 18 Std.']);
  expect(mailServer.mails[0]?.text).toContain('Herr Anruf, Mainz wartet seit 18 Std. auf Ihre Antwort.');
  expect(mailServer.mails[0]?.replyTo).toBeUndefined();
});

test.each([
  ['was answered', (id: string) => answerRequest(id)],
  [
    'was declined',
    (id: string) => answerRequest(id, { kind: 'step', step: 'abgesagt', version: 0, text: 'Zu weit weg' }),
  ],
  ['was deleted', (id: string) => inbox.remove(id)],
  ['was erased', () => erase('erika@beispiel.example')],
])('a request that %s gets no reminder', async (_, end) => {
  const id = await send({ email: 'erika@beispiel.example' });
  expect((await end(id)).ok).toBe(true);
  await sweepAtHour(18);
  await sweepAtHour(23);
  expect(mailServer.mails).toEqual([]);
});

test('a request that was answered during an outage of the mail server gets no reminder afterwards', async () => {
  const id = await send();
  mailServer.behave('is busy');
  await sweepAtHour(18);
  await answerRequest(id);
  mailServer.behave('takes');
  await sweepAtHour(18.5);
  expect(mailServer.mails).toEqual([]);
});

test('a request whose answer is undone gets reminders again', async () => {
  const id = await send();
  await answerRequest(id);
  await answerRequest(id, { kind: 'undo', undoes: 1 });
  await sweepAtHour(18);
  expect(subjects()).toHaveLength(1);
});

test('a request gets no reminder while the owner has switched them off', async () => {
  await invoke(api, '/api/admin/notifications', { method: 'PUT', cookie, body: settings });
  await send();
  await sweepAtHour(18);
  await sweepAtHour(23);
  expect(mailServer.mails).toEqual([]);
});

test.each([
  ['was answered', (id: string) => answerRequest(id)],
  ['was given a date', (id: string) => inbox.setDate(id, { what: 'besichtigung', day: '2026-03-05', time: '09:00' })],
  ['was erased', () => erase('erika@beispiel.example')],
])('the sweeper wakes the database when a reminder is due, but not once somebody %s', async (_, answer) => {
  const id = await send({ email: 'erika@beispiel.example' });
  clock.advance(18 * HOUR_MS - MINUTE_MS);
  expect(await isOutboxDue(HERE)).toBe(false);
  clock.advance(MINUTE_MS);
  expect(await isOutboxDue(HERE)).toBe(true);
  clock.advance(-HOUR_MS);
  expect((await answer(id)).ok).toBe(true);
  clock.advance(9 * HOUR_MS);
  expect(await isOutboxDue(HERE)).toBe(false);
});

test('the sweeper wakes the database for an accepted suspect', async () => {
  await invoke(api, '/api/contact', { body: aRequest({ subject: 'aus Versehen ausgefüllt' }) });
  const id = (await inbox.suspects())[0]?.id;
  clock.advance(HOUR_MS);
  expect((await inbox.ask(`-suspects/${id}/accept`, { method: 'POST' })).status).toBe(200);
  expect(await isOutboxDue(HERE)).toBe(false);
  clock.advance(17 * HOUR_MS);
  expect(await isOutboxDue(HERE)).toBe(true);
});
