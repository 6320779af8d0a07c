import { beforeEach, expect, test } from 'vitest';
import type { CaseEvent } from '#domain/requests/case/shapes.ts';
import { loggedIn } from '../support/admin.ts';
import { contact } from '../support/api/both-doors.ts';
import { testDatabase } from '../support/database.ts';
import { aContact } from '../support/factories.ts';
import { invoke } from '../support/invoke.ts';

const { db } = testDatabase();
let cookie: string;
let path: string;

beforeEach(async () => {
  const request = aContact({ name: 'Erika', phone: '06131 4711', email: 'erika@t-onlin.de', message: 'Zwei Fenster' });
  const answer = await invoke(contact, '/api/contact', { body: request });
  path = `/api/admin/contact/${((await answer.json()) as { id: string }).id}`;
  cookie = await loggedIn(db);
});

const correct = (body: object) => invoke(contact, path, { method: 'PUT', body, cookie });
const stored = () => db.selectFrom('contactSubmissions').selectAll().executeTakeFirstOrThrow();
const history = async () => (await (await invoke(contact, `${path}/history`, { cookie })).json()) as CaseEvent[];
const RIGHT = { name: 'Erika', email: 'erika@t-online.de', phone: '06131 4712', place: 'Alzey' };

test('a correction changes only what was corrected, once, and the history keeps the old data', async () => {
  const before = await stored();
  expect(await (await correct(RIGHT)).json()).toEqual({ number: 1 });
  expect(await stored()).toEqual({ ...before, email: RIGHT.email, phone: RIGHT.phone, place: 'Alzey' });
  expect(await history()).toMatchObject([
    {
      kind: 'corrected',
      by: 'inhaberin',
      text: 'Telefon 06131 4712 (vorher 06131 4711), E-Mail erika@t-online.de (vorher erika@t-onlin.de), Ort oder Postleitzahl Alzey (vorher Nieder-Olm)',
    },
  ]);
  // A second tap.
  expect(await (await correct(RIGHT)).json()).toEqual({ number: 1 });
  expect(await history()).toHaveLength(1);
});

test('a correction follows the rules of the form, but an address may be missing', async () => {
  for (const wrong of [{ name: '' }, { email: 'erika' }, { phone: '1'.repeat(300) }]) {
    expect((await correct({ ...RIGHT, ...wrong })).status).toBe(422);
  }
  expect((await correct({ ...RIGHT, email: '', phone: '' })).status).toBe(200);
  expect(await stored()).toMatchObject({ email: '', phone: null });
});

test('a correction is not undone like a step, and a deleted request has none', async () => {
  await correct(RIGHT);
  const undo = { kind: 'undo', undoes: 1 };
  expect((await invoke(contact, `${path}/history`, { body: undo, cookie })).status).toBe(422);
  await invoke(contact, path, { method: 'DELETE', cookie });
  expect((await correct({ ...RIGHT, name: 'Erna' })).status).toBe(404);
  expect((await stored()).name).toBe('Erika');
});
