import { beforeEach, expect, test } from 'vitest';
import { CORRECTED } from '#domain/requests/case/owner-forms.ts';
import { entryOf, shownValue } from '#domain/requests/fields.ts';
import { aValue } from '../support/factories.ts';
import { ownersArea, sendRequest } from '../support/owners-area.ts';

const { db, inbox } = ownersArea();
let id: string;

beforeEach(async () => {
  id = await sendRequest({ name: 'Erika', phone: '06131 4711', email: 'erika@t-onlin.de', message: 'Zwei Fenster' });
});

const correct = (body: object) => inbox.ask(`/${id}`, { method: 'PUT', body });
const stored = () => db.selectFrom('contactSubmissions').selectAll().executeTakeFirstOrThrow();
const RIGHT = { name: 'Erika', email: 'erika@t-online.de', phone: '06131 4712', place: 'Alzey' };

test('a correction changes only the corrected fields, once, and the history keeps the old data', async () => {
  const before = await stored();
  expect(await (await correct(RIGHT)).json()).toEqual({ number: 1 });
  expect(await stored()).toEqual({ ...before, email: RIGHT.email, phone: RIGHT.phone, place: 'Alzey', version: 1 });
  expect(await inbox.history(id)).toMatchObject([
    {
      kind: 'corrected',
      by: 'inhaberin',
      words:
        'Berichtigt: Telefon 06131 4712 (vorher 06131 4711), E-Mail erika@t-online.de (vorher erika@t-onlin.de), Ort oder Postleitzahl Alzey (vorher Nieder-Olm)',
    },
  ]);
  // A second tap.
  expect(await (await correct(RIGHT)).json()).toEqual({ number: 1 });
  expect(await inbox.history(id)).toHaveLength(1);
});

test.each(CORRECTED)(
  'a corrected %s is stored and named in words, and no field changes that was not sent',
  async (field) => {
    const before = await stored();
    const { label } = entryOf(field);
    const value = aValue(field, -1);
    await correct({ name: before.name, email: before.email, [field]: value });
    expect(await stored()).toEqual({ ...before, [field]: value, version: 1 });
    const words = [value, before[field] ?? '–'].map((one) => shownValue(field, one));
    expect((await inbox.history(id))[0]?.words).toBe(`Berichtigt: ${label} ${words[0]} (vorher ${words[1]})`);
  },
);

test('a correction follows the rules of the form, but an address may be missing', async () => {
  for (const wrong of [{ name: '' }, { email: 'erika' }, { phone: '1'.repeat(300) }]) {
    expect((await correct({ ...RIGHT, ...wrong })).status).toBe(422);
  }
  expect((await correct({ ...RIGHT, email: '', phone: '' })).status).toBe(200);
  expect(await stored()).toMatchObject({ email: '', phone: null });
});

test('a correction can be undone, and a deleted request cannot be corrected', async () => {
  await correct(RIGHT);
  expect((await inbox.enter(id, { kind: 'undo', undoes: 1 })).status).toBe(200);
  expect(await stored()).toMatchObject({ email: 'erika@t-onlin.de', place: 'Nieder-Olm' });
  await inbox.remove(id);
  expect((await correct({ ...RIGHT, name: 'Erna' })).status).toBe(404);
  expect((await stored()).name).toBe('Erika');
});
