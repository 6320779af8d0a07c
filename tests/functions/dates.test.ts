import { beforeEach, describe, expect, test } from 'vitest';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import type { NewEntry } from '#domain/requests/case/shapes.ts';
import { clock } from '../support/frozen-clock.ts';
import { fieldErrorsIn } from '../support/invoke.ts';
import { numberIn, ownersArea, sendRequest } from '../support/owners-area.ts';

const { db, inbox, post, goTo } = ownersArea({ at: '2026-11-22T09:00:00Z' });

let id: string;
beforeEach(async () => {
  id = await sendRequest({ name: 'Erika', phone: '06131 000000' });
});

const visit: NextDate = { what: 'besichtigung', day: '2026-11-24', time: '09:00', place: 'Hauptstr. 3, Nieder-Olm' };
const trySet = (date: NextDate & { cents?: number }, { of = id, before = 0 } = {}) => inbox.setDate(of, date, before);
const set = async (...of: Parameters<typeof trySet>) => numberIn(await trySet(...of));
const tryRemove = (before: number) => inbox.removeDate(id, before);
const remove = async (before: number) => numberIn(await tryRemove(before));
const enter = async (body: NewEntry) => numberIn(await inbox.enter(id, body));
const listed = async () => (await inbox.one(id))?.state;
const history = () => inbox.history(id);

test('the dates of a day move together or not at all; each waits to be told until a tick, and not if it goes back in time', async () => {
  const other = await sendRequest({ name: 'Hans', email: 'hans@beispiel.de' });
  const before = { [id]: await set(visit), [other]: await set(visit, { of: other }) };
  const moveTo = (day: string, { [other]: of = 0 } = before) =>
    post('dates/move', {
      dates: [id, other].map((one) => ({ id: one, before: one === id ? before[id] : of, date: { ...visit, day } })),
    });
  const days = async () => (await inbox.waiting()).dates.map(({ day }) => day);
  const tasks = async () => (await inbox.waiting()).requests.map(({ name, task }) => `${name}: ${task}`).sort();
  expect((await moveTo('2026-12-01', { [other]: 99 })).status).toBe(409);
  expect((await moveTo('2026-11-21')).status).toBe(422);
  expect(await days()).toEqual([visit.day, visit.day]);
  expect(await tasks()).toEqual([]);
  expect((await moveTo('2026-12-01')).status).toBe(200);
  expect(await days()).toEqual(['2026-12-01', '2026-12-01']);
  expect(await tasks()).toEqual(['Erika: tell', 'Hans: tell']);
  await enter({ kind: 'told', version: 2, isTold: true });
  expect(await tasks()).toEqual(['Hans: tell']);
  const was = { day: visit.day, time: visit.time };
  const told = (await inbox.waiting()).dates.find((date) => date.id === id);
  expect(told).toMatchObject({ was, toldAt: '2026-11-22T09:00:00.000Z' });
  await enter({ kind: 'told', version: 3, isTold: false });
  expect((await history())[0]).toMatchObject({ words: 'Neuer Termin noch nicht gesagt', by: 'inhaberin' });
  expect(await tasks()).toEqual(['Erika: tell', 'Hans: tell']);
  // Erika knew only the first day.
  const later = await set({ ...visit, day: '2026-12-02' }, { before: 2 });
  expect(await tasks()).toEqual(['Erika: tell', 'Hans: tell']);
  await set(visit, { before: later });
  expect(await tasks()).toEqual(['Hans: tell']);
});

describe('after a first job', () => {
  const work = (day: string): NextDate => ({ what: 'arbeit', day, time: '07:00' });
  const shown = async () => {
    const request = await inbox.one(id);
    return { ...request?.state, dealAt: request?.dealAt?.slice(0, 10), day: request?.state?.date?.day };
  };
  const end = async (step: 'erledigt' | 'abgesagt') =>
    enter({ kind: 'step', step, version: (await shown()).version ?? 0 });

  beforeEach(async () => {
    await enter({ kind: 'price', cents: 18_900 });
    await set(work('2026-11-22'));
    await end('erledigt');
    expect(await shown()).toMatchObject({ step: 'erledigt', priceCents: 18_900, dealAt: '2026-11-22', version: 3 });
  });

  test('a customer’s next job begins with its date and ends with a ‘Fertig’ of its own, which can be undone alone', async () => {
    const day = '2027-11-23';
    await goTo(`${day}T05:00:00Z`);
    const booked = await set(work(day));
    expect(await shown()).toMatchObject({ step: 'termin', day, dealAt: day });
    expect(await shown(), 'the last price is history').not.toHaveProperty('priceCents');
    const priced = await enter({ kind: 'price', version: booked, cents: 18_900 });
    await goTo(`${day}T15:00:00Z`);
    expect((await inbox.waiting()).requests).toMatchObject([{ task: 'settle' }]);
    const done = await end('erledigt');
    expect([priced, done]).toEqual([booked + 1, booked + 2]);
    expect(await inbox.waiting()).toMatchObject({ waiting: 0, dates: [] });
    await enter({ kind: 'undo', undoes: done });
    expect(await shown()).toMatchObject({ step: 'termin', day, dealAt: day });
    expect(await end('erledigt'), 'once more').toBe(done + 2);
    expect(await shown()).toMatchObject({ step: 'erledigt', priceCents: 18_900, dealAt: day });
  });

  test('a customer’s next job may move; removed in time or declined, it leaves the deal before as it was', async () => {
    await goTo('2027-11-22T09:00:00Z');
    const before = await set(work('2027-11-30'));
    const moved = await set(work('2027-12-01'), { before });
    expect(await shown()).toMatchObject({ step: 'termin', day: '2027-12-01', dealAt: '2027-11-22' });
    await remove(moved);
    expect(await shown()).toMatchObject({ step: 'erledigt', priceCents: 18_900, dealAt: '2026-11-22' });
    await set({ ...work('2027-12-01'), what: 'besichtigung' });
    expect(await shown()).toMatchObject({ step: 'besichtigung', dealAt: '2026-11-22' });
    await end('abgesagt');
    expect(await shown()).toMatchObject({ step: 'abgesagt', day: undefined, dealAt: '2026-11-22' });
    await inbox.remove(id);
    await inbox.ask(`-bin/${id}/restore`, { method: 'POST' });
    await set(work('2027-12-02'));
    expect(await shown()).toMatchObject({ step: 'termin', day: '2027-12-02', dealAt: '2027-11-22' });
  });

  test('a customer’s jobs are listed with day, length, price and payment, and the next one brings its price along', async () => {
    expect(await shown()).toMatchObject({ jobs: [{ number: 3, day: '2026-11-22', cents: 18_900 }] });
    await enter({ kind: 'paid', version: 3 });
    await goTo('2027-11-23T05:00:00Z');
    const over = async (since: string) => (await inbox.ask(`-dates/${since}`)).json();
    expect(await over('2026-11-22'), 'days that are over').toMatchObject([
      { name: 'Erika', day: '2026-11-22', isDone: true, cents: 18_900 },
    ]);
    expect(await over('2026-11-23')).toEqual([]);
    const next = { ...work('2027-11-23'), hours: 4, cents: 20_000 };
    const booked = await set(next);
    expect(await shown()).toMatchObject({ priceCents: 20_000, jobs: [{ cents: 18_900, isPaid: true }] });
    await enter({ kind: 'undo', undoes: booked });
    expect((await shown()).priceCents, 'the finished job keeps its price').toBe(18_900);
    const again = await set(next);
    await set({ ...work('2027-11-24'), hours: 4 }, { before: again });
    await goTo('2027-11-25T15:00:00Z');
    const done = await end('erledigt');
    const moved = { number: done, day: '2027-11-24', hours: 4, cents: 20_000 };
    expect((await shown()).jobs?.[1], 'moved by a day, with the same price').toEqual(moved);
    await enter({ kind: 'undo', undoes: done });
    expect((await shown()).jobs).toHaveLength(1);
  });

  test('a customer’s next job is not ended from a screen with its planned call, whose undo takes back no end', async () => {
    const call = await set({ what: 'anruf', day: '2026-11-23' });
    expect(await shown(), 'a call begins no job').toMatchObject({ step: 'erledigt', dealAt: '2026-11-22' });
    await end('abgesagt');
    expect((await tryRemove(call)).status).toBe(409);
  });
});

test('the next date of a request is set, changed and removed, each time in the history, on the card and in the list', async () => {
  const first = await set(visit);
  expect((await listed())?.date).toEqual({ ...visit, number: first });
  const later = { ...visit, time: '10:30' };
  const second = await set(later, { before: first });
  expect((await listed())?.date).toEqual({ ...later, number: second, was: { day: visit.day, time: visit.time } });
  const call = 'tel:+496131000000';
  expect((await inbox.waiting()).dates).toMatchObject([{ ...later, id, name: 'Erika', version: 2, call }]);
  const gone = await remove(second);
  expect(await listed()).not.toHaveProperty('date');
  expect(await listed(), 'stays answered').toMatchObject({ step: 'kontakt', answeredAt: '2026-11-22T09:00:00.000Z' });
  expect((await inbox.waiting()).dates).toEqual([]);
  expect(await history()).toMatchObject([
    { kind: 'undated', by: 'inhaberin' },
    { words: 'Termin: Di, 24.11., 10:30 Besichtigung, Hauptstr. 3, Nieder-Olm' },
    { words: 'Termin: Di, 24.11., 9:00 Besichtigung, Hauptstr. 3, Nieder-Olm' },
  ]);
  await enter({ kind: 'undo', undoes: gone });
  expect((await listed())?.date).toMatchObject(later);
});

test('the next date makes the request’s step and stops the reply clock, unless it is a planned call, and takes the step along if it moves', async () => {
  const call = await set({ what: 'anruf', day: '2026-11-23' });
  expect(await listed()).toMatchObject({ step: 'neu' });
  expect(await listed()).not.toHaveProperty('answeredAt');
  const work = { what: 'arbeit', day: '2026-11-25', time: '09:00' } as const;
  const first = await set(work, { before: call });
  expect(await listed()).toMatchObject({ step: 'termin', answeredAt: '2026-11-22T09:00:00.000Z' });
  const moved = await set({ ...work, day: '2026-11-26' }, { before: first });
  expect(await listed()).toMatchObject({ step: 'termin' });
  const smaller = await set(visit, { before: moved });
  expect(await listed()).toMatchObject({ step: 'besichtigung' });
  await enter({ kind: 'price', cents: 12_000 });
  expect(await listed()).toMatchObject({ step: 'angebot' });
  const other = await set({ ...visit, day: '2026-11-24' }, { before: smaller });
  expect(await listed()).toMatchObject({ step: 'angebot' });
  await remove(other);
  expect(await listed()).toMatchObject({ step: 'angebot' });
});

test('the next date of a request is entered once even if sent twice, and not overwritten from a stale screen', async () => {
  const number = await set(visit);
  expect(await set(visit)).toBe(number);
  expect(await history()).toHaveLength(1);
  const answer = await trySet({ ...visit, time: '11:00' });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({
    error:
      'Inzwischen hat inhaberin einen Termin eingetragen: Di, 24.11., 9:00 Besichtigung. Bitte sehen Sie noch einmal hin.',
  });
});

test('the next date of a request cannot be a past day in Germany', async () => {
  clock.set('2026-11-23T23:30:00Z');
  const answer = await trySet({ ...visit, day: '2026-11-23' });
  expect(await fieldErrorsIn(answer)).toMatchObject({
    day: 'Dieser Tag ist schon vorbei. Bitte wählen Sie heute oder einen späteren Tag.',
  });
  expect((await trySet(visit)).status).toBe(200);
});

test('tasks of one urgency keep their places, the older request first, also after a change', async () => {
  clock.set('2026-11-22T09:01:00Z');
  const ids = [id, await sendRequest({ name: 'Hans' })];
  for (const of of ids) {
    await set({ what: 'anruf', day: '2026-11-22' }, { of });
    await inbox.enter(of, { kind: 'answer' });
  }
  // Puts the row behind the other in the table.
  await db.updateTable('contactSubmissions').set({ place: 'Alzey' }).where('id', '=', id).execute();
  expect((await inbox.waiting()).requests.map(({ name }) => name)).toEqual(['Erika', 'Hans']);
});

test('a date in the list has service, price and address, and what stays of an earlier request of the customer', async () => {
  const before = await sendRequest({ name: 'Erika', email: 'erika@beispiel.de' });
  await numberIn(await inbox.enter(before, { kind: 'stays', version: 0, text: 'Schlüssel bei Frau Klein' }));
  const now = await sendRequest({ name: 'Erika', email: 'ERIKA@beispiel.de', place: 'Albig', service: 'fenster' });
  const visited = await numberIn(await inbox.setDate(now, { ...visit, place: 'Langgasse 9, 55234 Albig' }));
  await numberIn(await inbox.enter(now, { kind: 'price', version: visited, cents: 18_900 }));
  await numberIn(await inbox.setDate(now, { what: 'arbeit', day: '2026-11-25', time: '09:00' }, visited));
  expect((await inbox.waiting()).dates).toMatchObject([
    { service: 'fenster', cents: 18_900, place: 'Langgasse 9, 55234 Albig', stays: 'Schlüssel bei Frau Klein' },
  ]);
});
