import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { RETENTION } from '#config/limits.ts';
import { addEntry, holdRequest } from '#domain/requests/case/case-store.server.ts';
import type { NewEntry } from '#domain/requests/case/shapes.ts';
import type { NextDate } from '#domain/requests/dates/shapes.ts';
import session from '../../netlify/functions/session.ts';
import { ADMIN, loggedIn } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { untilWaiting } from '../support/database/race.ts';
import { testDatabase } from '../support/database.ts';
import { type FrozenClock, frozenClock } from '../support/frozen-clock.ts';
import { cookiesOf, invoke } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';
import { numberIn, ownersInbox, sendRequest } from '../support/owners-inbox.ts';
import { cleanUp } from '../support/scheduled-jobs.ts';

const { db, insert } = testDatabase();
const mailServer = testMailServer();

let clock: FrozenClock;
let cookie: string;
let id: string;

const send = (name: string) => sendRequest({ name, place: 'Alzey' });
/** Sends a request from the address of the first one. */
const sendAgain = (name: string) => sendRequest({ name, email: EMAIL });
const EMAIL = 'familie@beispiel.example';

beforeEach(async () => {
  clock = frozenClock('2026-05-22T09:00:00Z');
  id = await sendRequest({ name: 'Ayşe Yılmaz', place: 'Alzey', email: EMAIL });
  cookie = await loggedIn(db);
});

/** Moves the clock and logs in again, because a session ends after seven days. */
async function moveClockTo(time: string) {
  clock.set(time);
  cookie = cookiesOf(await invoke(session, '/api/admin/login', { body: ADMIN }));
}
const inbox = ownersInbox(() => cookie);
const enter = async (body: NewEntry) => numberIn(await inbox.enter(id, body));
const setDate = async (date: NextDate, before = 0) => numberIn(await inbox.setDate(id, date, before));
const listed = async () => (await inbox.all()).find((request) => request.id === id);
const history = () => inbox.history(id);
async function cleanUpAt(time: string) {
  await moveClockTo(time);
  await cleanUp();
}
const work: NextDate = { what: 'arbeit', day: '2026-12-15', time: '10:00' };
const deletionMails = () => mailServer.mails.filter(({ subject }) => subject?.includes('gelöscht'));

it('a booked job is kept from the request in May until the work in December', async () => {
  await enter({ kind: 'step', step: 'termin', version: 0 });
  await setDate(work);
  await cleanUpAt('2026-11-23T10:05:00Z');
  expect(await listed()).toMatchObject({ dealAt: '2026-05-22T09:00:00.000Z', state: { step: 'termin' } });
  await cleanUpAt('2027-03-01T10:05:00Z');
  expect(await listed()).toBeDefined();
});

it('a request whose only trace is a photo of the job is announced before its deletion', async () => {
  await insert('requestPhotos', {
    ...{ id: crypto.randomUUID(), contactId: id, file: '2026-05-22/x', width: 1, height: 1, bytes: 1 },
    addedAt: clock.now(),
  });
  await cleanUpAt('2026-11-08T10:05:00Z');
  expect(deletionMails()).toHaveLength(1);
  await cleanUpAt('2026-11-22T10:04:00Z');
  expect(await listed()).toBeDefined();
  await cleanUpAt('2026-11-22T10:06:00Z');
  expect(await listed()).toBeUndefined();
});

describe('after a first answer', () => {
  beforeEach(async () => {
    await enter({ kind: 'answer', way: 'call' });
  });

  it('a request with an answer is named with others in one mail fourteen days before its deletion', async () => {
    const other = await send('Jonas Weiß');
    await inbox.enter(other, { kind: 'answer' });
    await cleanUpAt('2026-11-07T09:00:00Z');
    expect(deletionMails()).toEqual([]);
    await cleanUpAt('2026-11-08T10:05:00Z');
    await cleanUp();
    const [mail, ...more] = deletionMails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('2 Anfragen werden bald gelöscht');
    expect(mail?.text).toContain('Ayşe Yılmaz, Alzey, Fenster Reinigung: wird am 22. November 2026 gelöscht.');
    expect(mail?.text).toContain('Jonas Weiß');
    expect(mail?.text).toContain(`/admin/contacts?contact=${id}`);
    expect((await history())[0]).toMatchObject({ kind: 'announced' });
    expect((await history())[0]).not.toHaveProperty('by');

    await cleanUpAt('2026-11-22T10:04:00Z');
    expect(await listed()).toBeDefined();
    await cleanUpAt('2026-11-22T10:06:00Z');
    expect(await listed()).toBeUndefined();
  });

  it('a request with an answer is named in the mail of its day, at any hour', async () => {
    clock.set('2026-05-22T18:00:00Z');
    const evening = await send('Jonas Weiß');
    await inbox.enter(evening, { kind: 'answer' });
    for (const time of ['2026-11-07T23:05:00Z', '2026-11-08T10:05:00Z', '2026-11-08T22:05:00Z']) {
      await cleanUpAt(time);
    }
    expect(deletionMails().map(({ subject }) => subject)).toEqual(['2 Anfragen werden bald gelöscht']);
    await cleanUpAt('2026-11-22T22:05:00Z');
    expect(await db.selectFrom('contactSubmissions').selectAll().execute()).toEqual([]);
  });

  it('a request with an answer is kept while nobody can get the mail', async () => {
    await db.deleteFrom('adminUsers').execute();
    for (const time of ['2026-11-08T10:05:00Z', '2026-11-30T10:05:00Z']) {
      clock.set(time);
      await cleanUp();
    }
    expect(await db.selectFrom('contactSubmissions').select('id').execute()).toEqual([{ id }]);
  });

  it('a request with an answer leaves no text in the outbox after the mail is sent', async () => {
    await cleanUpAt('2026-11-08T10:05:00Z');
    expect(deletionMails()).toHaveLength(1);
    const kept = await db
      .selectFrom('shortLived.outbox')
      .select(['body', 'html'])
      .where('kind', '=', 'deletion')
      .execute();
    expect(kept).toEqual([{ body: '', html: '' }]);
  });

  it('a request with an answer is in no mail after its person is erased, and the others are announced again', async () => {
    const other = await send('Jonas Weiß');
    await db.updateTable('contactSubmissions').set({ email: 'jonas@weiss.example' }).where('id', '=', other).execute();
    await inbox.enter(other, { kind: 'answer' });
    await moveClockTo('2026-11-08T10:05:00Z');
    mailServer.behave('is busy');
    await cleanUp();
    const body = { person: 'jonas@weiss.example' };
    expect((await invoke(api, '/api/admin/person-data/erase', { cookie, body })).status).toBe(200);
    mailServer.behave('takes');
    await cleanUpAt('2026-11-08T16:05:00Z');
    const texts = deletionMails().map(({ text }) => text);
    expect(texts).toEqual([expect.stringContaining('Ayşe Yılmaz')]);
    expect(texts.join()).not.toContain('Jonas');
  });

  it('a request with an answer is kept if it gets a date at the moment of the deletion', async () => {
    await cleanUpAt('2026-11-08T10:05:00Z');
    await moveClockTo('2026-11-22T10:06:00Z');
    const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const entering = db.transaction().execute(async (transaction) => {
      await holdRequest(transaction, id);
      held();
      await mayEnd;
      const nextDate = { what: 'anruf' as const, day: '2026-12-01' };
      await addEntry(transaction, id, { kind: 'date', nextDate }, { adminId: null, now: new Date() });
    });
    await isHeld;
    const cleaning = cleanUp();
    await untilWaiting(db, 1).finally(end);
    await Promise.all([entering, cleaning]);
    expect(await listed()).toBeDefined();
  });

  it('a request with an answer is named only by its number if mails hold no words of visitors', async () => {
    const body = { addresses: '', content: 'notice' };
    const answer = await invoke(api, '/api/admin/notifications', { method: 'PUT', cookie, body });
    expect(answer.status).toBe(200);
    await cleanUpAt('2026-11-08T10:05:00Z');
    expect(deletionMails()[0]?.text).toMatch(/GR-\w{4}: wird am 22\. November 2026 gelöscht\./);
    expect(deletionMails()[0]?.text).not.toContain('Yılmaz');
  });
});

it('a deal is kept for exactly ten years, even with ‘Behalten’', async () => {
  await enter({ kind: 'step', step: 'erledigt', version: 0 });
  await cleanUpAt('2036-12-20T10:05:00Z');
  expect(deletionMails()[0]?.text).toContain('wird am 3. Januar 2037 gelöscht.');
  const kept = await enter({ kind: 'kept', version: 2 });
  expect(await enter({ kind: 'kept', version: 2 }), 'a second tap').toBe(kept);
  expect(await enter({ kind: 'kept', version: kept }), 'later').toBe(kept + 1);
  await cleanUpAt('2036-12-21T10:05:00Z');
  await cleanUpAt('2037-01-04T10:06:00Z');
  expect(await listed()).toBeUndefined();
});

describe('a regular’s job of 2026', () => {
  let last: string;

  beforeEach(async () => {
    await enter({ kind: 'step', step: 'erledigt', version: 0 });
    await moveClockTo('2034-03-01T10:00:00Z');
    last = await sendAgain('Familie Yılmaz');
    await inbox.enter(last, { kind: 'step', step: 'erledigt', version: 0 });
  });
  const cleanUpTwice = async () => {
    await cleanUpAt('2037-01-05T10:05:00Z');
    await cleanUpAt('2037-01-20T10:05:00Z');
  };

  it('is kept until ten years after the last one, and both are then announced', async () => {
    await cleanUpTwice();
    expect(await listed()).toBeDefined();
    await cleanUpAt('2044-12-20T10:05:00Z');
    expect(deletionMails().map(({ subject }) => subject)).toEqual(['2 Anfragen werden bald gelöscht']);
    await cleanUpAt('2045-01-04T10:05:00Z');
    expect(await inbox.all()).toEqual([]);
  });

  it('counts alone after the other name is parted, and together again after the undo', async () => {
    const undoes = await numberIn(await inbox.enter(last, { kind: 'apart' }));
    await inbox.enter(last, { kind: 'undo', undoes });
    await cleanUpTwice();
    expect(await listed()).toBeDefined();
    await inbox.enter(last, { kind: 'apart', version: 9 });
    await cleanUpAt('2037-02-01T10:05:00Z');
    await cleanUpAt('2037-02-16T10:05:00Z');
    expect(await inbox.all()).toMatchObject([{ id: last }]);
  });

  it('counts alone after the last deal is deleted', async () => {
    await inbox.remove(last);
    await cleanUpTwice();
    expect(await listed()).toBeUndefined();
  });
});

it('the notes on customers, and a parting, pass on from requests that end to those that are kept', async () => {
  await enter({ kind: 'stays', text: 'Schlüssel bei Frau Klein' });
  await enter({ kind: 'apart' });
  const second = { name: 'Zoe Zander', email: 'zoe@beispiel.example' };
  await inbox.enter(await sendRequest(second), { kind: 'stays', text: 'Hund im Hof' });
  await moveClockTo('2026-10-01T09:00:00Z');
  const secondLater = await sendRequest(second);
  await inbox.enter(secondLater, { kind: 'step', step: 'erledigt', version: 0 });
  clock.advance(60_000);
  const later = await sendAgain('Ayşe Yılmaz');
  await inbox.enter(later, { kind: 'step', step: 'erledigt', version: 0 });
  clock.set('2026-10-02T09:00:00Z');
  const other = await sendAgain('Bernd Yılmaz');
  await cleanUpAt('2026-11-08T10:05:00Z');
  await cleanUpAt('2026-11-22T10:06:00Z');
  expect(await listed()).toBeUndefined();
  expect(await inbox.all()).toMatchObject([
    { id: other },
    { id: later, state: { stays: { text: 'Schlüssel bei Frau Klein' }, isApart: true } },
    { id: secondLater, state: { stays: { text: 'Hund im Hof' } } },
  ]);
});

it('requests in the bin take no place in the mail', async () => {
  await enter({ kind: 'answer' });
  await sql`
    with old as (
      insert into contact_submissions (name, email, idempotency_key, created_at, deleted_at)
      select 'im Papierkorb', 'a@b.de', 'bin-' || n, timestamptz '2026-05-01', timestamptz '2026-11-07'
      from generate_series(1, 60) n returning id
    )
    insert into case_events (case_id, number, at, kind, step)
    select id, 1, timestamptz '2026-05-02', 'answer', 'kontakt' from old`.execute(db);
  await cleanUpAt('2026-11-08T10:05:00Z');
  expect(deletionMails()[0]?.text).toContain('Ayşe Yılmaz');
});

it('a new request is deleted without a mail after six months, as the privacy page says', async () => {
  expect(RETENTION.enquiryWithoutDealMonths).toBe(6);
  await cleanUpAt('2026-11-22T10:06:00Z');
  expect(await listed()).toBeUndefined();
  expect(deletionMails()).toEqual([]);
});
