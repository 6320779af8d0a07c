import { expect, test } from 'vitest';
import { allFacts } from '#content/all-facts.ts';
import { forgetAbsences } from '#domain/absence/absences.server.ts';
import { readPublication } from '#domain/site/publication.server.ts';
import { openBlobStore } from '#server/blobs.ts';
import { berlinMoment } from '#shared/format/berlin-day.ts';
import { api } from '../support/api/api.ts';
import { aPageView } from '../support/factories.ts';
import { clock } from '../support/frozen-clock.ts';
import { invoke } from '../support/invoke.ts';
import { ownersArea, send as sendForm } from '../support/owners-area.ts';

const { db, inbox, put, remove } = ownersArea({ at: '2026-03-02T09:00:00Z' });
const ID = '5d0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11';
const OTHER = '6d0c4a4e-4f0b-4c59-9a53-6d2a5a6f1a11';
const PAUSE = { id: ID, from: '2026-03-02', until: '2026-03-05', sentence: 'Vom 2. März bis 5. März ist Pause.' };

const save = (body: object) => put('absence', body);
const end = (id = ID) => remove(`absence?id=${id}`);
const look = async () => {
  const answer = await invoke(api, '/api/absence');
  expect(answer.headers.get('netlify-cdn-cache-control')).toBe('public, s-maxage=5');
  return (await answer.json()).absence;
};
const view = async () => (await invoke(api, '/api/analytics', { body: aPageView({ page: '/' }) })).json();
const send = async (name: string) => (await (await sendForm({ name })).json()).message;
const promised = async () => (await inbox.waiting()).requests.map(({ promisedFrom }) => promisedFrom);

test('one deed tells visitors, the form, the reply clock and the next publication; its end takes it back', async () => {
  const openStore = () => openBlobStore('site-pictures-dev');
  const built = async () => {
    const now = clock.now();
    const revision = { id: 1, createdAt: now, facts: {} };
    return (await readPublication(db, revision, { openStore, files: allFacts, now })).absence;
  };
  expect([await look(), await view(), await built()]).toEqual(['', { ok: true, absence: '' }, '']);
  expect((await save(PAUSE)).status).toBe(200);
  const { id: _, ...told } = PAUSE;
  const line = JSON.stringify([told]);
  expect([await look(), await view(), await built()]).toEqual([line, { ok: true, absence: line }, line]);
  expect(await send('Erika')).toBe(
    'Vielen Dank für Ihre Anfrage! Vom 2. März bis 5. März ist Pause. Wir melden uns bis 7.3., 00:00\u00a0Uhr.',
  );
  expect(await promised()).toEqual([berlinMoment('2026-03-06', '00:00')?.toISOString()]);
  expect((await inbox.waiting()).absences).toEqual([PAUSE]);
  // He is back on the third day: who wrote before it is promised an answer from that day on.
  clock.set('2026-03-04T09:00:00Z');
  expect((await end()).status).toBe(200);
  expect([await look(), await built(), (await inbox.waiting()).absences]).toEqual(['', '', []]);
  expect(await promised()).toEqual([berlinMoment('2026-03-04', '00:00')?.toISOString()]);
  expect(await send('Hans')).toMatch(/Wir melden uns bis morgen/);
  expect((await end()).status, 'another device was faster').toBe(404);
  // Taken back by 'Rückgängig'.
  expect((await save(PAUSE)).status).toBe(200);
  expect(await look()).toBe(line);
});

test('a second absence stands beside the first, but shares no day with it, also from two devices at once', async () => {
  await save(PAUSE);
  const meeting = { id: OTHER, from: '2026-03-05', until: '2026-03-09', sentence: '' };
  const refused = await save(meeting);
  expect([refused.status, (await refused.json()).fieldErrors]).toEqual([
    422,
    { from: 'Da sind Sie schon nicht da: Bis 5. März. Ändern Sie jene Tage, oder wählen Sie andere.' },
  ]);
  const ids = Array.from({ length: 4 }, () => crypto.randomUUID());
  const both = await Promise.all(ids.map((id) => save({ ...meeting, id, from: '2026-03-06' })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  // The first one is changed.
  expect((await save({ ...PAUSE, until: '2026-03-04' })).status).toBe(200);
  expect((await inbox.waiting()).absences).toMatchObject([
    { id: ID, until: '2026-03-04' },
    { from: '2026-03-06', sentence: '' },
  ]);
  expect((await end()).status).toBe(200);
  expect(await look()).toContain('Vom 6. März bis 9. März sind wir nicht da.');
});

test('past days forget their sentence and who set them at once, and themselves after two months', async () => {
  await save(PAUSE);
  const forget = async (moment: string) => {
    clock.set(moment);
    await forgetAbsences(db, clock.now(), new AbortController().signal, {});
    return db.selectFrom('absences').select(['untilDay', 'sentence', 'setBy']).execute();
  };
  expect(await forget('2026-03-05T22:59:00Z')).toMatchObject([{ setBy: 'inhaberin' }]);
  expect(await forget('2026-03-05T23:00:00Z')).toEqual([{ untilDay: '2026-03-05', sentence: '', setBy: '' }]);
  expect([await look(), (await inbox.waiting()).absences]).toEqual(['', []]);
  expect(await forget('2026-05-05T09:00:00Z')).toEqual([]);
});

test.each([
  [{ from: '' }, { from: 'Bitte wählen Sie einen Tag' }],
  [{ until: '2026-03-01' }, { until: 'Bitte wählen Sie einen letzten Tag, der nicht vor dem ersten liegt' }],
  [
    { from: '2026-02-01', until: '2026-03-01' },
    { until: 'Dieser Tag ist schon vorbei. Bitte wählen Sie heute oder einen späteren.' },
  ],
])('an error in the days appears under its field: %j', async (wrong, fieldErrors) => {
  const answer = await save({ ...PAUSE, ...wrong });
  expect([answer.status, (await answer.json()).fieldErrors]).toEqual([422, fieldErrors]);
});
