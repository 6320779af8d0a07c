import ICAL from 'ical.js';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import { api } from '../support/api/api.ts';
import { anAbsence } from '../support/factories.ts';
import { clock } from '../support/frozen-clock.ts';
import { invoke } from '../support/invoke.ts';
import { numberIn, ownersArea, sendRequest } from '../support/owners-area.ts';

const { db, inbox, post, read, remove: end } = ownersArea({ at: '2026-11-22T09:00:00Z' });

let id: string;
beforeEach(async () => {
  const message = 'Der Schlüssel liegt unter der Matte';
  id = await sendRequest({ name: 'Erika Muster', phone: '0176 04069123', message });
});

const visit: NextDate = { what: 'besichtigung', day: '2026-11-24', time: '09:00', place: 'Nieder-Olm' };
const set = async (date: NextDate, before = 0) => numberIn(await inbox.setDate(id, date, before));
const createFeed = async (): Promise<string> => (await (await post('calendar')).json()).token;
const feed = (token: string) => invoke(api, `/api/calendar/${token}.ics`);
const eventsIn = async (answer: Response) =>
  new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, summary, startDate } = new ICAL.Event(component);
    const start = startDate.toJSDate().toISOString();
    return { uid, sequence, summary, start, status: component.getFirstPropertyValue('status') };
  });

test('the private calendar names surname, work and place of a date, but no number and no word of the request', async () => {
  await set(visit);
  const answer = await feed(await createFeed());
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  const text = await answer.clone().text();
  for (const secret of ['Erika', '04069', 'Schlüssel', 'beispiel.example']) expect(text).not.toContain(secret);
  expect(text).toContain('LOCATION:Nieder-Olm');
  expect(await eventsIn(answer)).toEqual([
    {
      uid: expect.stringMatching(/@/),
      sequence: 1,
      summary: 'Besichtigung: Muster, Fenster Reinigung',
      start: '2026-11-24T08:00:00.000Z',
      status: 'CONFIRMED',
    },
  ]);
});

test('the private calendar moves and cancels a date under one uid, and keeps past dates', async () => {
  const token = await createFeed();
  const events = async () => eventsIn(await feed(token));
  const first = await set(visit);
  const [made] = await events();
  const second = await set({ ...visit, time: '10:30' }, first);
  expect(await events()).toEqual([{ ...made, sequence: second, start: '2026-11-24T09:30:00.000Z' }]);
  const off = await numberIn(await inbox.enter(id, { kind: 'step', step: 'abgesagt', version: second }));
  expect(await events()).toMatchObject([{ uid: made?.uid, sequence: off, status: 'CANCELLED' }]);
  await inbox.enter(id, { kind: 'undo', undoes: off });
  expect(await events()).toMatchObject([{ uid: made?.uid, sequence: off + 1, status: 'CONFIRMED' }]);

  clock.set('2026-11-24T12:00:00Z');
  const work = await set({ what: 'arbeit', day: '2026-12-01', time: '08:00' }, off + 1);
  const both = await events();
  expect(both).toMatchObject([
    { uid: made?.uid, start: '2026-11-24T09:30:00.000Z', status: 'CONFIRMED' },
    { sequence: work, start: '2026-12-01T07:00:00.000Z', summary: 'Arbeit: Muster, Fenster Reinigung' },
  ]);
  expect(both[1]?.uid).not.toBe(made?.uid);
  expect((await inbox.removeDate(id, work)).status).toBe(200);
  expect((await events()).map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELLED']);
  await inbox.remove(id);
  expect(await events(), 'a deleted request').toEqual([]);
});

test('the private calendar holds an absence as one event of whole days', async () => {
  await db.insertInto('absences').values(anAbsence('2026-12-24', '2027-01-06')).execute();
  const text = await (await feed(await createFeed())).text();
  expect(text).toContain('DTSTART;VALUE=DATE:20261224\r\nDTEND;VALUE=DATE:20270107\r\nTRANSP:TRANSPARENT');
  expect(text).toContain('SUMMARY:Nicht da');
});

test('the private calendar answers only at its newest address, and never for a blocked administrator', async () => {
  const old = await createFeed();
  const token = await createFeed();
  expect((await feed(old)).status).toBe(404);
  expect((await feed(token)).status).toBe(200);
  await db.updateTable('adminUsers').set({ isActive: false }).execute();
  expect((await feed(token)).status).toBe(404);
  await db.updateTable('adminUsers').set({ isActive: true }).execute();
  expect((await end('calendar')).status).toBe(200);
  expect((await feed(token)).status).toBe(404);
});

test('the private calendar stores only the hash of its address, and shows the last read', async () => {
  const address = () => read('calendar');
  expect(await address()).toBeNull();
  const token = await createFeed();
  expect(await address()).toEqual({ madeAt: '2026-11-22T09:00:00.000Z', readAt: null });
  clock.advance(3_600_000);
  await feed(token);
  expect(await address()).toMatchObject({ readAt: '2026-11-22T10:00:00.000Z' });
  const { rows } = await sql`select from short_lived.tokens as t where t::text like ${`%${token}%`}`.execute(db);
  expect(rows).toEqual([]);
});
