import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#config/limits.ts';
import { forgetErasureNotes, noteErasure } from '#domain/erasure/erasure-notes.server.ts';
import { replayErasures } from '#domain/erasure/person.server.ts';
import { openBlobStore } from '#server/blobs.ts';
import { everyRow } from '../support/database.ts';
import { aPastRequest } from '../support/factories.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { numberIn, ownersArea, send } from '../support/owners-area.ts';

const { db, inbox, insert, post } = ownersArea();
const notes = () => openBlobStore('erasures-dev');
beforeEach(async () => {
  for (const key of await notes().list('')) await notes().remove(key);
  await insert('messageSettings', { addresses: ['buero@firma.de'], hasWholeRequest: true });
  await send({ name: 'Rosa Gesucht', email: 'rosa@gesucht.example', phone: '06132/77 88 99', service: 'fenster' });
  await send({ name: 'R. Gesucht', email: 'Rosa@Gesucht.example', phone: '' });
  await send({ name: 'Rosa vom Telefon', email: 'buero.gesucht@firma.example', phone: 'abends +49 6132 778899' });
  await send({ name: 'Jemand anders', email: 'anders@beispiel.example', phone: '06132 778890' });
  const suspect = { ...aPastRequest('2026-03-02', { email: 'rosa@gesucht.example' }), suspicion: 'too-fast' as const };
  await insert('contactSubmissions', suspect);
});

const find = (person: string) => post('person-data', { person });
const erase = (person: string) => post('person-data/erase', { person });
const namesOf = async (answer: Response): Promise<string[]> => {
  const { records } = (await answer.json()) as { records: { fields: { name: string; value: string }[] }[] };
  return records.map(({ fields }) => fields.find(({ name }) => name === 'name')?.value ?? '').sort();
};

/** Finds all tables that contain a word, also those of later features. */
const findTablesWith = async (word: string) =>
  Object.entries(await everyRow(db, '')).flatMap(([name, rows]) =>
    rows.some((row) => row.toLowerCase().includes(word.toLowerCase())) ? [name] : [],
  );

test('a person’s data is found by the address in any spelling, also in suspects', async () => {
  const answer = await find(' ROSA@gesucht.example ');
  const { records } = await answer.clone().json();
  expect(await namesOf(answer)).toEqual([expect.stringContaining('Erika'), 'R. Gesucht', 'Rosa Gesucht']);
  expect(records.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['request', 'request', 'suspect']);
  const { fields } = records.find((record: { fields: { value: string }[] }) =>
    record.fields.some(({ value }) => value === 'Rosa Gesucht'),
  );
  expect(fields).toContainEqual({ name: 'phone', label: 'Telefon', value: '06132/77 88 99' });
  expect(fields).toContainEqual({ name: 'service', label: 'Worum geht es?', value: 'Fenster Reinigung' });
  expect(fields).toContainEqual({
    name: 'message-request',
    label: 'Mail an uns',
    value: expect.stringContaining('buero@firma.de'),
  });
});

test('a person’s data is found by number or name in any spelling, whole, without anybody else’s', async () => {
  expect(await namesOf(await find('rosa gesucht'))).toEqual(['R. Gesucht', 'Rosa Gesucht']);
  for (const typed of ['06132 778899', '+49 (0) 6132 / 778899', '0049 6132 778899']) {
    expect(await namesOf(await find(typed)), typed).toEqual(['R. Gesucht', 'Rosa Gesucht', 'Rosa vom Telefon']);
  }
});

test.each(['R', '0000000', ''])('a person’s data cannot be found by %o', async (person) => {
  const answer = await find(person);
  expect(answer.status).toBe(422);
  expect((await answer.json()).fieldErrors.person).toMatch(/^Bitte geben Sie eine E-Mail-Adresse/);
});

test('a person’s data includes calls, requests in the bin and the history of each', async () => {
  const { id = '' } = (await inbox.all()).find(({ name }) => name === 'Rosa Gesucht') ?? {};
  await numberIn(await inbox.enter(id, { kind: 'note', text: 'Der Hund der Rosa Gesucht beißt' }));
  await numberIn(await inbox.enter(id, { kind: 'price', cents: 12_300 }));
  const place = 'Hinterhaus, bei Rosa Gesucht klingeln';
  await numberIn(await inbox.setDate(id, { what: 'arbeit', day: '2099-05-04', time: '09:00', place }));
  await inbox.remove(id);
  const typed = { name: 'Rosa am Telefon', email: '', phone: '06132 778899' };
  await insert('contactSubmissions', { ...aPastRequest('2026-03-02', typed), kind: 'call' });
  const answer = await find('06132 778899');
  const told = JSON.stringify(await answer.clone().json());
  expect(told).toContain('Notiz: Der Hund der Rosa Gesucht beißt');
  expect(told).toMatch(/Angebotspreis: 123,00\s€/);
  expect(told).toContain('9:00 Arbeit, Hinterhaus, bei Rosa Gesucht klingeln');
  expect(await namesOf(answer)).toEqual(['R. Gesucht', 'Rosa Gesucht', 'Rosa am Telefon', 'Rosa vom Telefon']);

  await erase('06132 778899');
  expect(await findTablesWith('Rosa Gesucht')).toEqual([]);
  expect(await findTablesWith('Rosa am Telefon')).toEqual([]);
});

test('an erased person is in no table and no waiting mail, and the note has no name, address or number', async () => {
  expect(await findTablesWith('rosa@gesucht')).toEqual([
    'public.contact_submissions',
    'public.customers',
    'short_lived.outbox',
  ]);
  expect(await (await erase('rosa@gesucht.example')).json()).toEqual({ erased: 3 });
  expect(await findTablesWith('rosa@gesucht')).toEqual([]);
  expect(await findTablesWith('06132/77 88 99')).toEqual([]);
  expect(await findTablesWith('anders@beispiel')).toContain('public.contact_submissions');
  expect(await namesOf(await find('rosa@gesucht.example'))).toEqual([]);

  const [key = '', ...others] = await notes().list('');
  expect(others).toEqual([]);
  const note = JSON.parse(String(await notes().read(key)));
  expect(note).toEqual({ at: expect.any(String), ids: Array(4).fill(expect.stringMatching(/^[0-9a-f-]{36}$/)) });
});

test('an erased person is erased again from an older backup, except for newer requests', async () => {
  const [before, owners] = await Promise.all(
    (['contactSubmissions', 'customers'] as const).map((table) => db.selectFrom(table).selectAll().execute()),
  );
  await erase('06132 778899');
  const at = (await notes().list(''))[0]?.slice(0, '2026-11-22T14:03:00.000Z'.length) ?? '';
  await send({ name: 'Rosa kommt wieder', email: 'neu@gesucht.example', phone: '06132 778899' });
  const restore = async () => {
    const rows = (before ?? []).filter((row) => /^(R\.|Rosa)/.test(row.name));
    const theirs = (owners ?? []).filter(({ id }) => rows.some((row) => 'customerId' in row && row.customerId === id));
    await insert('customers', theirs as never);
    await insert('contactSubmissions', rows as never);
  };
  await restore();
  expect(await replayErasures(db, notes(), undefined)).toBe(3);
  expect(await namesOf(await find('06132 778899'))).toEqual(['Rosa kommt wieder']);

  // A release before noted a keyed hash of the number. The key may be the previous one by now.
  for (const name of await notes().list('')) await notes().remove(name);
  await restore();
  const person = '44ca59b684a4773bb53b1e7aaabee8c1edec63bc66cbf57ad45fd1b8fd21b312';
  await notes().write(`${at}-old`, new TextEncoder().encode(JSON.stringify({ at, person })));
  const [another, key] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
  expect(await replayErasures(db, notes(), another)).toBe(0);
  expect(await replayErasures(db, notes(), key)).toBe(2);
});

test('an erased person stays noted while an older backup exists, and for at least thirteen months', async () => {
  const clock = frozenClock(new Date().toISOString());
  const backup = { adminId: null, backupType: 'manual', status: 'success', filePath: 'backups/manual/x' };
  await insert('backupLogs', { ...backup, createdAt: new Date(clock.now().getTime() - DAY_MS) });
  await erase('06132 778899');
  const tidied = async () => {
    await forgetErasureNotes(db, clock.now(), new AbortController().signal, {});
    return (await notes().list('')).length;
  };
  clock.advance(15 * 31 * DAY_MS);
  expect(await tidied()).toBe(1);
  // The older backup's files are gone; a newer one is kept.
  await db.updateTable('backupLogs').set({ filePath: null }).execute();
  await insert('backupLogs', { ...backup, createdAt: clock.now() });
  await noteErasure(notes(), [crypto.randomUUID()], clock.now());
  expect(await tidied()).toBe(1);
  await db.deleteFrom('backupLogs').execute();
  clock.advance(12 * 31 * DAY_MS);
  expect(await tidied()).toBe(1);
  clock.advance(2 * 31 * DAY_MS);
  expect(await tidied()).toBe(0);
});

test('[1.1.1] an erasure finds an address that was stored in another Unicode form', async () => {
  const stored = { name: 'Jörg', email: 'jo\u0308rg@mu\u0308ller\u200b.example', idempotencyKey: 'nfd' };
  await insert('contactSubmissions', stored as never);
  expect(await (await erase('jörg@müller.example')).json()).toEqual({ erased: 1 });
});
