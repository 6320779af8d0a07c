import { expect, test } from 'vitest';
import { addDays, berlinDay, berlinMoment } from '#shared/format/berlin-day.ts';
import contactDoor from '../../netlify/functions/contact.ts';
import { theOwner } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { testDatabase } from '../support/database.ts';
import { invoke } from '../support/invoke.ts';
import { ownersInbox, sendRequest } from '../support/owners-inbox.ts';

const { db, insert } = testDatabase();
const owner = theOwner(db);

const today = () => berlinDay(new Date());
const save = (body: object) => invoke(api, '/api/admin/holiday', { method: 'PUT', ...owner, body });
const noteOf = async () => {
  const answer = await invoke(contactDoor, '/api/holiday');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  return (await answer.json()).note;
};
const REQUEST = { name: 'Erika', email: 'erika@beispiel.de', message: 'Zwölf Fenster, bitte.' };

test('visitors read of the holidays at the form and in the answer to a request until their removal', async () => {
  expect(await noteOf()).toBe('');
  const holiday = { from: today(), until: addDays(today(), 3), sentence: 'Danke für Ihre Geduld.' };
  expect((await save(holiday)).status).toBe(200);
  expect(await noteOf()).toMatch(/^Vom .* bis .* haben wir Betriebsferien\. Danke für Ihre Geduld\.$/);
  const during = await (await invoke(contactDoor, '/api/contact', { method: 'POST', body: REQUEST })).json();
  expect(during.message).toMatch(/Betriebsferien\. Danke für Ihre Geduld\. Danach melden wir uns\.$/);
  await invoke(api, '/api/admin/holiday', { method: 'DELETE', ...owner });
  expect(await noteOf()).toBe('');
  const after = await (
    await invoke(contactDoor, '/api/contact', { method: 'POST', body: { ...REQUEST, name: 'Hans' } })
  ).json();
  expect(after.message).toMatch(/Wir melden uns bis morgen/);
});

test('a request that comes in the holidays is not overdue', async () => {
  await save({ from: today(), until: addDays(today(), 3), sentence: '' });
  await invoke(contactDoor, '/api/contact', { method: 'POST', body: REQUEST });
  const [request] = (await (await invoke(api, '/api/admin/contact', owner)).json()).submissions;
  const [waiting] = (await (await invoke(api, '/api/admin/contact-waiting', owner)).json()).requests;
  const begins = berlinMoment(addDays(today(), 4), '00:00')?.toISOString();
  expect([request.promisedFrom, waiting.promisedFrom]).toEqual([begins, begins]);
});

test('saved holidays name the owner’s own dates inside, and go to the list of dates', async () => {
  const inbox = ownersInbox(() => owner.cookie);
  const [first, last] = [addDays(today(), 30), addDays(today(), 40)];
  const dates = [first, last, addDays(last, 1)];
  for (const day of dates)
    await inbox.setDate(await sendRequest({ name: 'Kita Sonnenschein' }), { what: 'arbeit', day, time: '09:00' });
  const holiday = { from: first, until: last, sentence: '' };
  const sentence = /^Am \p{Lu}\p{Ll}, \d+\.\d+\.(\d{4})?, 9:00 steht noch Arbeit bei Kita Sonnenschein\.$/u;
  const named = { ...holiday, dates: [expect.stringMatching(sentence), expect.stringMatching(sentence)] };
  expect(await (await save(holiday)).json()).toEqual(named);
  expect(await (await invoke(api, '/api/admin/holiday', owner)).json()).toEqual(named);
  expect((await inbox.waiting()).holiday).toEqual({ from: first, until: last });
});

test('past holidays disappear by themselves', async () => {
  const past = { fromDay: addDays(today(), -9), untilDay: addDays(today(), -1), sentence: '' };
  await insert('holiday', past);
  expect(await noteOf()).toBe('');
  const shown = await invoke(api, '/api/admin/holiday', owner);
  expect(await shown.json()).toBeNull();
  expect((await ownersInbox(() => owner.cookie).waiting()).holiday).toBeUndefined();
});

test.each([
  [{ from: '', until: '2031-08-01' }, { from: 'Bitte wählen Sie einen Tag' }],
  [
    { from: '2031-08-02', until: '2031-08-01' },
    { until: 'Bitte wählen Sie einen letzten Tag, der nicht vor dem ersten liegt' },
  ],
  [
    { from: '2020-08-01', until: '2020-08-02' },
    { until: 'Dieser Tag ist schon vorbei. Bitte wählen Sie heute oder einen späteren.' },
  ],
])('an error in the holidays appears under its field: %j', async (days, fieldErrors) => {
  const answer = await save({ ...days, sentence: '' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ fieldErrors });
});
