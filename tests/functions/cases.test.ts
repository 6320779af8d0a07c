import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { STEPS } from '#content/steps.ts';
import type { NewEntry } from '#domain/requests/case/shapes.ts';
import type { RequestPage } from '#domain/requests/shapes.ts';
import { ADMIN, loggedIn } from '../support/admin.ts';
import { aRequest } from '../support/factories.ts';
import { clock } from '../support/frozen-clock.ts';
import { fieldErrorsIn } from '../support/invoke.ts';
import { numberIn, ownersArea, sendRequest } from '../support/owners-area.ts';

const { db, inbox, owner, goTo, post, read } = ownersArea({ at: '2026-03-02T09:00:00Z' });

let id: string;
beforeEach(async () => {
  id = await sendRequest({ name: 'Erika' });
});

const enter = (body: NewEntry, { cookie } = owner) => inbox.ask(`/${id}/history`, { body, cookie });
/** Adds an entry a minute later, expects success and returns its number. */
async function addEntry(body: NewEntry): Promise<number> {
  clock.advance(60_000);
  return numberIn(await enter(body));
}
const history = () => inbox.history(id);
const state = async (of = id) => (await inbox.one(of))?.state;
/** Names what waits, with its task. */
const tasks = async () => (await inbox.waiting()).requests.map(({ name, task }) => [name, task]);
const tasksOn = async (day: string) => {
  await goTo(`${day}T10:00:00Z`);
  return (await tasks()).map(([, task]) => task);
};

test('a request starts without a state, in the specified shape', async () => {
  const { submissions } = await inbox.read<RequestPage>('');
  expect(await inbox.all()).toEqual(submissions);
  expect(submissions[0]).toEqual({
    ...aRequest({ name: 'Erika', email: expect.any(String), phone: expect.any(String) }),
    id,
    customerId: expect.any(String),
    createdAt: '2026-03-02T09:00:00.000Z',
  });
});

test('a request moves from step to step, each with its time and author; the first one stops the clock', async () => {
  await addEntry({ kind: 'answer', way: 'call' });
  await addEntry({ kind: 'step', step: 'angebot', version: 1 });
  await addEntry({ kind: 'answer', way: 'mail' });
  expect(await state()).toMatchObject({ version: 3, step: 'angebot', answeredAt: '2026-03-02T09:01:00.000Z' });
  const by = 'inhaberin';
  expect(await history()).toEqual([
    { number: 3, at: '2026-03-02T09:03:00.000Z', by, kind: 'answer', words: 'Beantwortet per E-Mail', canUndo: true },
    { number: 2, at: '2026-03-02T09:02:00.000Z', by, kind: 'step', words: 'Angebot' },
    { number: 1, at: '2026-03-02T09:01:00.000Z', by, kind: 'answer', words: 'Beantwortet am Telefon' },
  ]);
});

test.each([
  { kind: 'step', step: 'irgendwann', version: 0 },
  { kind: 'note', text: ' ' },
  { kind: 'removed' },
  { kind: 'undo', undoes: 7 },
  { kind: 'price', cents: -5 },
  { kind: 'price', cents: 1.5 },
  { kind: 'price', cents: 100_000_000 },
])('the history of a request refuses %j', async (body) => {
  expect((await enter(body as NewEntry)).status).toBe(422);
  expect(await history()).toEqual([]);
});

const price = async () => (await state())?.priceCents;

test('the quoted price makes an offer and stops the clock; a new price replaces it, a second tap adds no entry', async () => {
  await addEntry({ kind: 'price', cents: 12_000 });
  const second = await addEntry({ kind: 'price', cents: 15_050 });
  expect(await addEntry({ kind: 'price', version: 1, cents: 15_050 })).toBe(second);
  expect(await price()).toBe(15_050);
  expect(await history()).toMatchObject([
    { words: expect.stringMatching(/^Angebotspreis: 150,50\s€$/), by: 'inhaberin' },
    { words: expect.stringMatching(/^Angebotspreis: 120,00\s€$/) },
  ]);
  expect(await state()).toMatchObject({ step: 'angebot', version: 2, answeredAt: '2026-03-02T09:01:00.000Z' });
  await addEntry({ kind: 'undo', undoes: second });
  expect(await price(), 'the one before').toBe(12_000);
  await addEntry({ kind: 'step', step: 'kontakt', version: 3 });
  await addEntry({ kind: 'price', cents: 0 });
  expect(await state(), 'removed by 0').toMatchObject({ step: 'kontakt' });
  expect(await price()).toBeUndefined();
});

test('what stays with a customer and the street of a date are known until they are changed or undone', async () => {
  const first = await numberIn(await inbox.enter(id, { kind: 'stays', text: 'Schlüssel bei Frau Klein' }));
  expect(await state()).toMatchObject({ step: 'neu', stays: { text: 'Schlüssel bei Frau Klein' } });
  await numberIn(await inbox.enter(id, { kind: 'stays', version: first, text: '' }));
  expect(await state()).not.toHaveProperty('stays');
  const place = 'Obermarkt 4, 55232 Alzey';
  const dated = await numberIn(
    await inbox.setDate(id, { what: 'besichtigung', day: '2026-03-05', time: '08:00', place }),
  );
  expect(await state()).toMatchObject({ address: { text: place } });
  const corrected = { name: 'Erika', email: 'erika@beispiel.example', place: 'Langgasse 9, Albig' };
  await inbox.ask(`/${id}`, { method: 'PUT', body: corrected });
  expect((await state())?.address, 'the corrected place counts more').toBeUndefined();
  const refused = await inbox.enter(id, { kind: 'undo', undoes: dated });
  expect(refused.status, 'no longer the last change').toBe(422);
  expect((await history()).map(({ words }) => words)).toContain('Merkzettel: Schlüssel bei Frau Klein');
});

test('somebody answered with whom nothing was agreed for a week is asked, and again a week after that', async () => {
  await inbox.enter(id, { kind: 'answer', way: 'call' });
  expect(await tasksOn('2026-03-08')).toEqual([]);
  expect(await tasksOn('2026-03-09')).toEqual(['ask']);
  await inbox.enter(id, { kind: 'step', step: 'termin', version: 1 });
  expect(await tasksOn('2026-03-10'), 'a step by hand has a week for its date').toEqual([]);
  expect(await tasksOn('2026-03-16')).toEqual(['ask']);
  await inbox.setDate(id, { what: 'arbeit', day: '2026-04-05', time: '08:00' });
  expect(await tasksOn('2026-03-30')).toEqual([]);
});

test('of two people who choose different steps at once, the second one gets a conflict', async () => {
  const cookie = await loggedIn(db, { ...ADMIN, username: 'helferin' });
  const answers = await Promise.all([
    enter({ kind: 'step', step: 'besichtigung', version: 0 }),
    enter({ kind: 'step', step: 'abgesagt', version: 0 }, { cookie }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toEqual({
    error: expect.stringMatching(
      /^Inzwischen wurde hier etwas eingetragen \(von (inhaberin|helferin)\): Die Anfrage steht bei „(Besichtigung|Abgesagt)“\./,
    ),
  });
  expect(await history()).toHaveLength(1);
});

test('a step that several people choose at once is entered once, and all succeed', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => enter({ kind: 'step', step: 'kontakt', version: 0 })),
  );
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(Array(5).fill({ number: 1 }));
  expect(await history()).toHaveLength(1);
});

test('no note gets lost if several people write at once', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, n) => enter({ kind: 'note', text: `Notiz ${n}` })));
  const all = await history();
  expect(all.map(({ number }) => number)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  expect(new Set(all.map(({ words }) => words)).size).toBe(8);
});

test('an entry that two people undo at once is undone once', async () => {
  const undoes = await addEntry({ kind: 'step', step: 'kontakt', version: 0 });
  await Promise.all([enter({ kind: 'undo', undoes }), enter({ kind: 'undo', undoes })]);
  expect(await history()).toMatchObject([{ isUndone: true }]);
  expect(await state()).toMatchObject({ version: 2, step: 'neu' });
});

test('the list of open tasks starts with unanswered requests, the longest wait first, each with a link that calls', async () => {
  clock.set('2026-03-03T08:00:00Z');
  for (const name of ['Anna', 'Bert', 'Carla']) {
    clock.advance(60_000);
    await sendRequest({ name, phone: { Anna: '06132/77', Carla: '06132/78' }[name] });
  }
  expect(await inbox.waiting()).toMatchObject({ waiting: 4, overdue: 0 });
  await addEntry({ kind: 'step', step: 'angebot', version: 0 });
  clock.set('2026-03-04T08:02:00Z');
  const found = await inbox.waiting();
  expect(found).toMatchObject({ waiting: 3, overdue: 2 });
  expect(found.requests.map(({ name, call, mail, task }) => [name, call ?? mail, task])).toEqual([
    ['Anna', 'tel:+49613277', 'answer'],
    ['Bert', expect.stringMatching(/^mailto:/), 'answer'],
    ['Carla', 'tel:+49613278', 'answer'],
  ]);
  for (const _ of ['unseen in the inbox', 'seen']) {
    expect(await read('arrivals'), 'what every page learns').toMatchObject({ waiting: 3 });
    expect((await post('arrivals/seen')).status).toBe(200);
  }
});

test('the owner lists requests by step and service, dates by their time', async () => {
  await db.deleteFrom('contactSubmissions').execute();
  const ids: string[] = [];
  for (const n of [0, 1, 2, 3]) {
    clock.advance(1_000);
    ids.push(await sendRequest({ name: `Person ${n}`, service: n > 1 ? 'wintergarten' : 'fenster' }));
  }
  const found = async (query: string) => {
    const { submissions, total } = await inbox.page(query);
    expect(total).toBe(submissions.length);
    return submissions.map(({ name }) => name.at(-1)).join('');
  };
  expect(await found('service=fenster')).toBe('10');
  await inbox.enter(ids[1] ?? '', { kind: 'price', cents: 8_900 });
  await inbox.setDate(ids[2] ?? '', { what: 'besichtigung', day: '2026-03-05', time: '14:00' });
  await inbox.setDate(ids[3] ?? '', { what: 'besichtigung', day: '2026-03-05', time: '09:00' });
  expect(await found('state=dated')).toBe('32');
  expect(await found('state=angebot')).toBe('1');
  expect(await found('state=neu')).toBe('0');
  expect(await found('state=waiting')).toBe('0');
  expect(await found('state=overdue&service=wintergarten')).toBe('');
  const dealAt = clock.now();
  await db
    .updateTable('contactSubmissions')
    .set({ step: 'neu', version: 0, dealAt })
    .where('name', '=', 'Person 1')
    .execute();
  expect(await found('state=auftrag'), 'a deal without a history').toBe('1');
});

test('the list of open tasks goes on with due calls, visits without a price, work to settle and old offers', async () => {
  clock.set('2026-03-03T08:00:00Z');
  await db.deleteFrom('contactSubmissions').execute();
  const offered = await sendRequest({ name: 'Olga Angebot' });
  await inbox.enter(offered, { kind: 'price', cents: 8_900 });
  const worked = await sendRequest({ name: 'Anton Arbeit' });
  await inbox.setDate(worked, { what: 'arbeit', day: '2026-03-05', time: '08:00' });
  const visited = await sendRequest({ name: 'Berta Besuch' });
  await inbox.setDate(visited, { what: 'besichtigung', day: '2026-03-05', time: '08:00' });
  const called = await sendRequest({ name: 'Claus Anruf' });
  await inbox.enter(called, { kind: 'answer', way: 'call' });
  await inbox.setDate(called, { what: 'anruf', day: '2026-03-05' });
  expect(await inbox.waiting(), 'nothing is due yet').toMatchObject({ waiting: 0, requests: [] });
  clock.set('2026-03-05T08:00:00Z');
  expect(await tasks(), 'a visit takes an hour, work two').toEqual([
    ['Claus Anruf', 'call'],
    ['Berta Besuch', 'price'],
  ]);
  await goTo('2026-03-10T08:00:01Z');
  const dates = [{ name: 'Claus Anruf' }];
  expect(await inbox.waiting(), 'a call stays among the dates').toMatchObject({ waiting: 4, overdue: 0, dates });
  expect(await tasks()).toEqual([
    ['Claus Anruf', 'call'],
    ['Berta Besuch', 'price'],
    ['Anton Arbeit', 'settle'],
    ['Olga Angebot', 'ask'],
  ]);
  await inbox.enter(visited, { kind: 'price', cents: 9_900 });
  await inbox.enter(worked, { kind: 'step', step: 'erledigt', version: 1 });
  await inbox.setDate(offered, { what: 'arbeit', day: '2026-03-20', time: '08:00' });
  expect(await tasks()).toEqual([['Claus Anruf', 'call']]);
});

test('the list of open tasks keeps a visit, a job and an offer for ninety days, and no day longer', async () => {
  clock.set('2026-03-03T10:00:00Z');
  await numberIn(await inbox.enter(id, { kind: 'price', cents: 8_900 }));
  for (const what of ['arbeit', 'besichtigung']) {
    await inbox.setDate(await sendRequest({ name: what }), { what, day: '2026-03-03', time: '10:00' });
  }
  expect(await tasksOn('2026-06-01')).toEqual(['price', 'settle', 'ask']);
  expect(await tasksOn('2026-06-02')).toEqual([]);
});

const key = '3f0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11';
const call = { name: 'Opa Hermann', phone: '06131 4711', place: 'Alzey', message: 'Acht Fenster', key };
const write = (body: object) => inbox.ask('', { body });

test('a logged call is in the inbox at its time, counts as answered, and moves through the same steps', async () => {
  clock.advance(60_000);
  const answer = await write(call);
  expect(answer.status).toBe(201);
  const { id: callId } = (await answer.json()) as { id: string };
  const { key: _, ...typed } = call;
  expect((await inbox.all())[0]).toEqual({
    id: callId,
    ...typed,
    email: '',
    customerId: expect.any(String),
    isCall: true,
    createdAt: '2026-03-02T09:01:00.000Z',
    state: { version: 1, step: 'kontakt', answeredAt: '2026-03-02T09:01:00.000Z', movedAt: '2026-03-02T09:01:00.000Z' },
  });
  expect(await inbox.read('-stats')).toMatchObject({ total: 2, perService: { fenster: 1, sonstiges: 1 } });
  await numberIn(await inbox.enter(callId, { kind: 'step', step: 'auftrag', version: 1 }));
  expect(await inbox.one(callId)).toMatchObject({ dealAt: '2026-03-02T09:01:00.000Z', state: { step: 'auftrag' } });
});

test('a logged call without a name is called by its number', async () => {
  for (const nameless of [{ name: '' }, { name: ' ', phone: '' }])
    await write({ ...call, ...nameless, key: crypto.randomUUID() });
  expect((await inbox.all()).map(({ name }) => name).sort()).toEqual(['Anruf 06131 4711', 'Erika', 'Unbekannt']);
});

test('a logged call is stored once, even if it is sent several times', async () => {
  const answers = await Promise.all([write(call), write(call), write(call)]);
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
  expect(new Set(ids).size).toBe(1);
  expect(await inbox.all()).toHaveLength(2);
  expect(await db.selectFrom('requestLog').selectAll().execute()).toHaveLength(1);
});

test('a logged call follows the form’s rules, and has a number, a name or a note', async () => {
  const place = 'Bitte geben Sie fünf Ziffern oder einen Ortsnamen ein';
  expect(await fieldErrorsIn(await write({ ...call, place: '1' }))).toEqual({ place });
  const empty = await write({ ...call, name: ' ', phone: '', message: ' ' });
  const phone = 'Bitte tragen Sie eine Nummer, einen Namen oder eine Notiz ein';
  expect(await fieldErrorsIn(empty)).toEqual({ phone });
});

/** A random entry; an undo refers to one of the existing entries. */
const anyEntry = fc.oneof(
  fc.record({ kind: fc.constant('step' as const), step: fc.constantFrom(...STEPS) }),
  fc.record({ kind: fc.constant('answer' as const) }),
  fc.record({ kind: fc.constant('note' as const), text: fc.constantFrom('a', 'b') }),
  fc.record({ kind: fc.constant('undo' as const), of: fc.nat(5) }),
);

test('a request has the state of its last entries after any entries and undos', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEntry, { maxLength: 7 }), async (entries) => {
      await db.deleteFrom('contactSubmissions').execute();
      id = await sendRequest({ name: 'Erika' });
      const standing = async () => {
        const { state: { version: _, ...state } = { version: 0, step: 'neu' }, dealAt } = (await inbox.one(id)) ?? {};
        return { ...state, jobs: state.jobs?.map(({ number: _, ...job }) => job), dealAt };
      };
      // Each change with the state before it; an undo leads back to it, but the version of a job grows for calendars.
      const changes: { number: number; before: unknown }[] = [];
      const notes: { number: number; text: string }[] = [];
      for (const one of entries) {
        const before = await standing();
        if (one.kind === 'undo') {
          const last = changes.pop();
          if (last) {
            await addEntry({ kind: 'undo', undoes: last.number });
            expect({ ...(await standing()), notes: 0 }).toEqual({ ...(last.before as object), notes: 0 });
          }
          const note = notes[one.of];
          if (note) await addEntry({ kind: 'undo', undoes: note.number });
          notes.splice(one.of, note ? 1 : 0);
          continue;
        }
        const version = (await state())?.version ?? 0;
        const number = await addEntry(one.kind === 'step' ? { ...one, version } : one);
        if (one.kind === 'note') notes.push({ number, text: one.text });
        else changes.push({ number, before });
      }
      const { step, answeredAt, dealAt, notes: shown = '' } = (await standing()) as { [name: string]: unknown };
      const isDeal = ['termin', 'auftrag', 'abnahme', 'erledigt'].includes(String(step));
      expect(shown).toBe(notes.map(({ text }) => text).join('\n'));
      expect(dealAt !== undefined).toBe(isDeal);
      expect(await inbox.waiting()).toMatchObject({ waiting: answeredAt ? 0 : 1 });
    }),
    { numRuns: 15 },
  );
});
