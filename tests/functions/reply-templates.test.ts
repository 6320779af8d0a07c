import { expect, test } from 'vitest';
import { theOwner } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { testDatabase } from '../support/database.ts';
import { invoke } from '../support/invoke.ts';

const { db } = testDatabase();
const owner = theOwner(db);

const PATH = '/api/admin/reply-templates';
const titles = async (answer: Response) => (await answer.json()).map(({ title }: { title: string }) => title);
const save = (slot: number, body: object) => invoke(api, `${PATH}/${slot}`, { method: 'PUT', ...owner, body });
const remove = (slot: number) => invoke(api, `${PATH}/${slot}`, { method: 'DELETE', ...owner });

const READY = [
  'Termin bestätigen',
  'Angebot',
  'Morgen komme ich',
  'Danke',
  'Bin unterwegs',
  'Termin verschoben',
  'Zahlungserinnerung',
];

test('the reply templates start with the ten usual ones and keep the owner’s changes', async () => {
  expect(await titles(await invoke(api, PATH, owner))).toEqual([
    'Besichtigung vorschlagen',
    'Rückfrage',
    'Leider nicht möglich',
    ...READY,
  ]);
  expect(await titles(await save(2, { title: 'Foto, bitte', text: 'ein Foto hilft.' }))).toEqual([
    'Besichtigung vorschlagen',
    'Foto, bitte',
    'Leider nicht möglich',
    ...READY,
  ]);
  expect(await titles(await save(11, { title: 'Im Urlaub', text: 'ab Montag wieder.' }))).toHaveLength(11);
});

test('the reply templates stay removed until they are saved again', async () => {
  expect(await titles(await remove(1))).toEqual(['Rückfrage', 'Leider nicht möglich', ...READY]);
  expect(await titles(await invoke(api, PATH, owner))).toHaveLength(9);
  expect(await titles(await save(1, { title: 'Termin', text: 'wann passt es?' }))).toContain('Termin');
});

test.each([
  [{ title: '', text: 'x' }, { title: 'Bitte geben Sie der Vorlage einen Namen' }],
  [{ title: 'x', text: ' ' }, { text: 'Bitte schreiben Sie den Text der Vorlage' }],
])('the reply templates name the missing part in %j', async (body, fieldErrors) => {
  const answer = await save(1, body);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ fieldErrors });
});

test('the reply templates number at most fifteen', async () => {
  expect((await save(16, { title: 'x', text: 'x' })).status).toBe(404);
});
