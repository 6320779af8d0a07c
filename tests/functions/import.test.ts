import { expect, test } from 'vitest';
import { weekFigures } from '#domain/messages/tell-of-waiting.server.ts';
import type { RequestPage } from '#domain/requests/shapes.ts';
import { clock } from '../support/frozen-clock.ts';
import { ownersArea, sendRequest } from '../support/owners-area.ts';
import { cleanUp } from '../support/scheduled-jobs.ts';

const { db, inbox, ask: call, post } = ownersArea({ at: '2026-11-25T10:00:00Z' });

const BECKER = {
  ...{ name: 'Hans Becker', email: '', phone: '0671 123456', place: 'Langgasse 9, 55234 Albig' },
  ...{ stays: 'Schlüssel bei Frau Klein', jobs: [{ day: '2026-11-18', cents: 8900 }] },
};
const KURZ = { name: 'Kurz', email: 'a@kurz.example', jobs: [] };

async function ask(path: string, more: { body?: object; method?: string } = {}) {
  const answer = await call(`notebook${path}`, more);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}
const take = (customers: object[], key: string = crypto.randomUUID()) => ask('', { body: { customers, key } });
const takeBack = (at: string) => ask(`?at=${at}`, { method: 'DELETE' });
const named = async (name: string) => (await inbox.all()).find((one) => one.name === name);
const names = async () => (await inbox.all()).map(({ name }) => name).sort();

test('a customer of the notebook is kept with the jobs and what stays, and is no request', async () => {
  const earlier = { day: '2025-05-03', cents: 8000, hours: 2.5, what: 'Fenster' };
  await take([{ ...BECKER, jobs: [...BECKER.jobs, earlier] }, KURZ]);
  expect(await named('Hans Becker')).toMatchObject({
    ...{ isNotebook: true, phone: '0671 123456', place: 'Langgasse 9, 55234 Albig', email: '' },
    ...{ createdAt: '2026-11-25T10:00:00.000Z', dealAt: '2026-11-18T11:00:00.000Z' },
    state: {
      step: 'erledigt',
      jobs: [
        { day: '2025-05-03', cents: 8000, hours: 2.5 },
        { day: '2026-11-18', cents: 8900 },
      ],
      stays: { text: 'Schlüssel bei Frau Klein\n03.05.2025, 80,00\u00a0€, 2,5 Std., Fenster' },
    },
  });
  const kurz = await named('Kurz');
  expect(kurz, 'nobody has ordered yet').not.toHaveProperty('dealAt');
  expect(kurz?.state?.jobs).toBeUndefined();
  expect(await inbox.read<RequestPage>('')).toEqual({ submissions: [], total: 0 });
  expect(await inbox.read('-stats')).toMatchObject({ total: 0, today: 0, withPhone: 0 });
  expect(await inbox.waiting()).toMatchObject({ waiting: 0, dates: [] });
  expect(await weekFigures(db, clock.now())).toMatchObject({ deals: 0 });
});

test('the next job of a customer of the notebook is a date like any other', async () => {
  await take([BECKER]);
  const { id = '' } = (await named('Hans Becker')) ?? {};
  await inbox.setDate(id, { what: 'arbeit', day: '2026-11-26', time: '09:00' });
  expect((await inbox.waiting()).dates).toMatchObject([{ name: 'Hans Becker', place: 'Langgasse 9, 55234 Albig' }]);
  clock.set('2026-11-26T18:00:00Z');
  await inbox.enter(id, { kind: 'step', step: 'erledigt', version: 1 });
  const becker = (await inbox.all()).filter(({ customerId }) => customerId === id);
  expect(becker.flatMap(({ state }) => state?.jobs ?? []).map(({ day }) => day)).toEqual(['2026-11-26', '2026-11-18']);
});

test('a request of a customer of the notebook waits like any other, also right after the import', async () => {
  await take([BECKER]);
  clock.advance(60_000);
  await sendRequest({ name: 'H. Becker', phone: '0671 123456' });
  expect((await inbox.waiting()).requests).toMatchObject([{ name: 'H. Becker', task: 'answer' }]);
  expect(await inbox.read<RequestPage>('')).toMatchObject({ total: 1 });
  const [batch] = await ask('');
  await takeBack(batch.at);
  expect(await names(), 'the request stays').toEqual(['H. Becker']);
});

test('who is stored already is named before, with what is new, which is kept once', async () => {
  await sendRequest({ name: 'Becker', phone: '+49 671 123456', place: 'Albig' });
  const without = { name: 'Ohne', email: '', jobs: [] };
  const changed = { ...BECKER, phone: '0671 123456, 06731 2', jobs: [] };
  const customers = [changed, KURZ, without];
  const news = ['Langgasse 9, 55234 Albig', '06731 2', 'Schlüssel bei Frau Klein'];
  expect(await ask('/check', { body: { customers } })).toEqual({ known: [{ place: 0, news }] });
  for (const _ of ['first', 'again']) {
    await take(customers);
    expect(await names()).toEqual(['Becker', 'Kurz', 'Ohne']);
    expect((await named('Becker'))?.state?.stays?.text).toBe(news.join('\n'));
  }
  const { known } = await ask('/check', { body: { customers: [{ ...changed, jobs: BECKER.jobs }, KURZ, without] } });
  expect(known.map((one: { news: string[] }) => one.news)).toEqual([['18.11.2026, 89,00\u00a0€'], [], []]);
});

test('who lies in the bin, or looks like spam, is not known, and comes with the import', async () => {
  await sendRequest({ name: 'Robot', phone: BECKER.phone, subject: 'x' });
  await take([BECKER, KURZ]);
  for (const name of ['Hans Becker', 'Kurz']) await inbox.remove((await named(name))?.id ?? '');
  expect(await ask('/check', { body: { customers: [BECKER, KURZ] } })).toEqual({ known: [] });
  await take([BECKER, KURZ]);
  expect(await names()).toEqual(['Hans Becker', 'Kurz']);
});

test.each([
  ['2026-11-24', '2026-11-24T11:00:00.000Z', '2026-11-24'],
  ['2026-11-25', '2026-11-25T10:00:00.000Z', '2026-11-25'],
  ['2026-11-26', undefined, undefined],
  ['2040-01-01', undefined, undefined],
])('a last job on %s is kept as of %s, and none that lies ahead is a job', async (day, dealAt, jobDay) => {
  await take([{ ...BECKER, jobs: [{ day }] }]);
  const customer = await named('Hans Becker');
  expect(customer?.dealAt).toBe(dealAt);
  expect(customer?.state?.jobs?.[0]?.day).toBe(jobDay);
});

test('an import is stored once, also if it is sent several times at once', async () => {
  const key = crypto.randomUUID();
  await Promise.all([take([BECKER, KURZ], key), take([BECKER, KURZ], key), take([BECKER, KURZ])]);
  expect(await names()).toEqual(['Hans Becker', 'Kurz']);
});

test('each import is taken back, except where something followed, and can be made again', async () => {
  expect(await ask('')).toEqual([]);
  await take([{ ...KURZ, name: 'Früher', email: 'f@kurz.example' }]);
  clock.advance(60_000);
  await take([BECKER, KURZ]);
  const { id = '' } = (await named('Kurz')) ?? {};
  await inbox.enter(id, { kind: 'note', text: 'Ruft an' });
  const [last, first] = await ask('');
  expect([last, first]).toMatchObject([
    { at: '2026-11-25T10:01:00.000Z', count: 2, free: 1 },
    { count: 1, free: 1 },
  ]);
  for (const _ of ['once', 'again']) await takeBack(last.at);
  expect(await names()).toEqual(['Früher', 'Kurz']);
  await take([BECKER, KURZ]);
  await takeBack(first.at);
  expect(await names()).toEqual(['Hans Becker', 'Kurz']);
});

test('two thousand customers are compared and stored in one call', async () => {
  const many = Array.from({ length: 2000 }, (_, n) => ({
    ...{ ...BECKER, name: `Kunde ${n}`, phone: `06731 ${100_000 + n}` },
    stays: 'Hund im Hof, Klingel geht nicht. '.repeat(10),
  }));
  expect((await ask('/check', { body: { customers: many } })).known).toEqual([]);
  await take(many);
  expect(await ask('')).toMatchObject([{ count: 2000, free: 2000 }]);
});

test('an import of too many, or with a customer by no rule, stores nothing', async () => {
  const key = crypto.randomUUID();
  for (const customers of [Array.from({ length: 2001 }, () => KURZ), [KURZ, { ...KURZ, name: ' ' }]]) {
    expect((await post('notebook', { customers, key })).status).toBe(422);
  }
  expect(await inbox.all()).toEqual([]);
});

test('a customer of the notebook is found and erased among the data of a person', async () => {
  await take([BECKER, KURZ]);
  const person = { person: '+49 671 123456' };
  const { records } = await (await post('person-data', person)).json();
  expect(records).toMatchObject([{ kind: 'customer' }]);
  expect(JSON.stringify(records)).toContain('Letzter Auftrag, aus dem Notizbuch: 89,00');
  await post('person-data/erase', person);
  expect(await names()).toEqual(['Kurz']);
});

test('a customer of the notebook is kept for ten years after the year of the last job, or two without one', async () => {
  await take([{ ...BECKER, jobs: [{ day: '2017-03-01' }] }, KURZ]);
  const namesAfter = async (time: string) => {
    clock.set(time);
    await cleanUp();
    const rows = await db.selectFrom('customers').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  };
  expect(await namesAfter('2027-12-31T10:00:00Z')).toEqual(['Hans Becker', 'Kurz']);
  expect(await namesAfter('2028-01-01T10:00:00Z')).toEqual(['Kurz']);
  expect(await namesAfter('2029-01-01T10:00:00Z')).toEqual([]);
});
