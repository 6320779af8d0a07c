import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#config/limits.ts';
import { forgetBinned } from '#domain/requests/case/bin.server.ts';
import { aRequest } from '../support/factories.ts';
import { clock } from '../support/frozen-clock.ts';
import { ownersArea, send as sendAny, sendRequest } from '../support/owners-area.ts';

const { db, inbox: owners } = ownersArea({ at: '2026-03-02T09:00:00Z' });
const { ask, read } = owners;

const HEADERS = { 'idempotency-key': 'a-key-of-the-form' };
const request = aRequest({ name: 'Erika' });

/** The ids of a request from the form and of a call. */
let ids: string[];

const send = () => sendAny(request, { headers: HEADERS });
const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;
const owner = (path: string, method = 'GET', body?: object) => ask(path, { method, ...(body && { body }) });
const names = async (path: string) => (await read<{ name: string }[]>(path)).map(({ name }) => name);
const inbox = () => names('?all=true');
const bin = () => names('-bin');

beforeEach(async () => {
  const fromForm = await idOf(await send());
  clock.advance(1000);
  const key = '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11';
  ids = [fromForm, await idOf(await owner('', 'POST', { name: 'Opa Hermann', callBack: 'yes', key }))];
});

describe('with all requests in the bin', () => {
  beforeEach(async () => {
    for (const id of ids) {
      clock.advance(1000);
      expect((await owner(`/${id}`, 'DELETE')).status).toBe(200);
    }
  });

  test('a deleted request is in the bin and in no list or figure', async () => {
    expect(await bin()).toEqual(['Opa Hermann', 'Erika']);
    expect(await inbox()).toEqual([]);
    expect(await read('')).toEqual({ submissions: [], total: 0 });
    expect(await read('-stats')).toMatchObject({ total: 0, today: 0 });
    expect(await read('-waiting')).toEqual({ waiting: 0, overdue: 0, requests: [], dates: [], absences: [] });
    expect((await owner(`/${ids[0]}`, 'DELETE')).status).toBe(404);
    expect((await owner(`/${ids[0]}/history`, 'POST', { kind: 'note', text: 'x' })).status).toBe(404);
  });

  test('a deleted request is restored with an entry in its history', async () => {
    for (const id of ids) expect((await owner(`-bin/${id}/restore`, 'POST')).status).toBe(200);
    expect(await inbox()).toEqual(['Opa Hermann', 'Erika']);
    expect(await bin()).toEqual([]);
    expect(await read('-waiting')).toMatchObject({ waiting: 2 });
    expect(await read(`/${ids[0]}/history`)).toMatchObject([
      { kind: 'restored', by: 'inhaberin' },
      { kind: 'removed', by: 'inhaberin' },
    ]);
    expect((await owner(`-bin/${ids[0]}/restore`, 'POST')).status).toBe(404);
  });

  test('a deleted request is restored if its sender sends it again, because no request may get lost', async () => {
    expect(await idOf(await send())).toBe(ids[0]);
    expect(await inbox()).toEqual(['Erika']);
  });

  test('a deleted request is erased after exactly thirty days, as the privacy page says', async () => {
    const deletedAt = Date.parse('2026-03-02T09:00:02Z');
    const left = async (afterMs: number) => {
      await forgetBinned(db, new Date(deletedAt + 30 * DAY_MS + afterMs));
      return bin();
    };
    expect(await left(0)).toEqual(['Opa Hermann', 'Erika']);
    expect(await left(500)).toEqual(['Opa Hermann']);
    expect(await left(1500)).toEqual([]);
    expect(await db.selectFrom('requestLog').selectAll().execute()).toEqual([]);
  });

  test('a deleted request is erased earlier by the owner, alone or with the whole bin', async () => {
    expect((await owner(`-bin/${ids[0]}`, 'DELETE')).status).toBe(200);
    expect((await owner(`-bin/${ids[0]}`, 'DELETE')).status).toBe(404);
    expect(await bin()).toEqual(['Opa Hermann']);
    expect((await owner('-bin', 'DELETE')).status).toBe(200);
    expect(await bin()).toEqual([]);
  });
});

test('many requests go to the bin with one call and come back together, each with its entries', async () => {
  clock.advance(1000);
  const third = await idOf(await owner('', 'POST', { name: 'Tante', callBack: 'yes', key: crypto.randomUUID() }));
  clock.advance(1000);
  expect((await owner(`/${ids[1]}`, 'DELETE')).status).toBe(200);
  clock.advance(1000);
  const removed = await owner('-bin', 'POST', { ids: [...ids, crypto.randomUUID()] });
  expect(await inbox()).toEqual(['Tante']);
  const { deletedAt } = (await removed.json()) as { deletedAt: string };
  clock.advance(1000);
  expect((await owner('-bin/restore', 'POST', { deletedAt })).status).toBe(200);
  expect(await inbox(), 'the call was deleted earlier').toEqual(['Tante', 'Erika']);
  expect(await read(`/${ids[0]}/history`)).toMatchObject([
    { number: 2, kind: 'restored', by: 'inhaberin' },
    { number: 1, kind: 'removed', by: 'inhaberin' },
  ]);
  expect((await owner('-bin/restore', 'POST', { deletedAt })).status).toBe(404);
  expect((await owner('-bin', 'POST', { ids: Array(2001).fill(third) })).status).toBe(422);
  expect(await inbox()).toEqual(['Tante', 'Erika']);
});

test('a request of the inbox is not erased through the bin', async () => {
  expect((await owner(`-bin/${ids[0]}`, 'DELETE')).status).toBe(404);
  expect((await owner('-bin', 'DELETE')).status).toBe(200);
  await forgetBinned(db, new Date('2030-01-01'));
  expect(await inbox()).toEqual(['Opa Hermann', 'Erika']);
});

describe('with three suspects', () => {
  const sendRobot = (name: string) => sendRequest({ name, subject: 'x' });
  const suspects = async () => (await owners.suspects()).suspects;
  const suspectNames = async () => (await suspects()).map(({ name }) => name);

  beforeEach(async () => {
    for (const name of ['Robot 1', 'Robot 2', 'Robot 3']) {
      clock.advance(1000);
      await sendRobot(name);
    }
  });

  test('a deleted suspect is in the bin beside requests, is restored as a suspect, and is erased there', async () => {
    const [third] = await suspects();
    expect((await owner(`/${third?.id}`, 'DELETE')).status).toBe(200);
    expect((await owner(`/${third?.id}`, 'DELETE')).status).toBe(404);
    expect((await owner(`-suspects/${third?.id}/accept`, 'POST')).status).toBe(404);
    clock.advance(1000);
    await owner(`/${ids[0]}`, 'DELETE');
    expect(await suspectNames()).toEqual(['Robot 2', 'Robot 1']);
    expect(await read('-bin')).toEqual([
      expect.objectContaining({ name: 'Erika' }),
      expect.objectContaining({ name: 'Robot 3', isSuspect: true }),
    ]);
    expect((await owner(`-bin/${third?.id}/restore`, 'POST')).status).toBe(200);
    expect(await suspectNames()).toEqual(['Robot 3', 'Robot 2', 'Robot 1']);
    await owner(`/${third?.id}`, 'DELETE');
    expect((await owner(`-bin/${third?.id}`, 'DELETE')).status).toBe(200);
    expect(await bin()).toEqual(['Erika']);
  });

  test('a deleted suspect goes to the bin with all but newer suspects, and is restored with them', async () => {
    const [third, second] = await suspects();
    await owner(`/${third?.id}`, 'DELETE');
    clock.advance(1000);
    const removed = await owner(`-suspects?until=${second?.createdAt}`, 'DELETE');
    clock.advance(1000);
    await sendRobot('Robot 4');
    expect(await suspectNames()).toEqual(['Robot 4']);
    expect(await bin()).toEqual(expect.arrayContaining(['Robot 1', 'Robot 2', 'Robot 3']));
    const { deletedAt } = (await removed.json()) as { deletedAt: string };
    // A suspect deleted earlier stays deleted.
    expect((await owner('-bin/restore', 'POST', { deletedAt })).status).toBe(200);
    expect(await suspectNames()).toEqual(['Robot 4', 'Robot 2', 'Robot 1']);
    expect(await bin()).toEqual(['Robot 3']);
    expect((await owner('-bin/restore', 'POST', { deletedAt })).status).toBe(404);
    await owner('-bin', 'DELETE');
    expect(await bin()).toEqual([]);
    expect(await suspectNames()).toEqual(['Robot 4', 'Robot 2', 'Robot 1']);
  });

  test('a deleted suspect is a suspect again if the same form is sent again', async () => {
    const headers = { 'idempotency-key': 'another-key-of-the-form' };
    const sendAgain = () => sendAny({ name: 'Robot 5', subject: 'x' }, { headers });
    await owner(`/${await idOf(await sendAgain())}`, 'DELETE');
    await sendAgain();
    expect(await suspectNames()).toContain('Robot 5');
  });
});
