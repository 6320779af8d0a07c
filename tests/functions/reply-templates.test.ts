import { expect, test } from 'vitest';
import { fieldErrorsIn } from '../support/invoke.ts';
import { ownersArea } from '../support/owners-area.ts';

const { ask, put, remove } = ownersArea();

const list = () => ask('reply-templates');
const titles = async (answer: Response) => (await answer.json()).map(({ title }: { title: string }) => title);
const save = (slot: number, body: object) => put(`reply-templates/${slot}`, body);

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
  const [first, last] = ['Besichtigung vorschlagen', 'Leider nicht möglich'];
  expect(await titles(await list())).toEqual([first, 'Rückfrage', last, ...READY]);
  const saved = await save(2, { title: 'Foto, bitte', text: 'ein Foto hilft.' });
  expect(await titles(saved)).toEqual([first, 'Foto, bitte', last, ...READY]);
  expect(await titles(await save(11, { title: 'Im Urlaub', text: 'ab Montag wieder.' }))).toHaveLength(11);
});

test('the reply templates stay removed until they are saved again', async () => {
  expect(await titles(await remove('reply-templates/1'))).toEqual(['Rückfrage', 'Leider nicht möglich', ...READY]);
  expect(await titles(await list())).toHaveLength(9);
  expect(await titles(await save(1, { title: 'Termin', text: 'wann passt es?' }))).toContain('Termin');
});

test.each([
  [{ title: '', text: 'x' }, { title: 'Bitte geben Sie der Vorlage einen Namen' }],
  [{ title: 'x', text: ' ' }, { text: 'Bitte schreiben Sie den Text der Vorlage' }],
])('the reply templates name the missing part in %j', async (body, fieldErrors) => {
  expect(await fieldErrorsIn(await save(1, body))).toEqual(fieldErrors);
});

test('the reply templates number at most fifteen', async () => {
  const text = { title: 'x', text: 'x' };
  expect([(await save(15, text)).status, (await save(16, text)).status]).toEqual([200, 404]);
});
