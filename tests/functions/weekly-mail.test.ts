import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#config/limits.ts';
import { theOwner } from '../support/admin.ts';
import { api } from '../support/api/api.ts';
import { testDatabase } from '../support/database.ts';
import { aPageView, aRequest } from '../support/factories.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { invoke } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';
import { cleanUp } from '../support/scheduled-jobs.ts';

const { db, insert } = testDatabase();
const mailServer = testMailServer();
const owner = theOwner(db);

const saveChoices = (body: object) =>
  invoke(api, '/api/admin/notifications', {
    method: 'PUT',
    ...owner,
    body: { addresses: '', content: 'whole', ...body },
  });
const confirm = (monday: string) => invoke(api, '/api/admin/notifications/arrived', { ...owner, body: { monday } });
const provenAt = async () =>
  (await (await invoke(api, '/api/admin/notifications', owner)).json()).provenAt as string | null;
const subjects = () => mailServer.mails.map(({ subject }) => subject);

interface Fate {
  answeredAt?: string;
  dealAt?: string;
  isBinned?: boolean;
}

async function addRequest(createdAt: string, { answeredAt, dealAt, isBinned }: Fate = {}) {
  await db
    .insertInto('contactSubmissions')
    .values({
      ...aRequest(),
      idempotencyKey: randomUUID(),
      createdAt: new Date(createdAt),
      dealAt: dealAt ? new Date(dealAt) : null,
      deletedAt: isBinned ? new Date() : null,
      answeredAt: answeredAt ? new Date(answeredAt) : null,
    })
    .execute();
}
async function addView(timestamp: string, changes: Parameters<typeof aPageView>[0] = {}) {
  await insert('analytics', { ...aPageView(changes), isBot: changes.isBot ?? false, timestamp: new Date(timestamp) });
}

test.each([
  ['winter', '2026-11-23', ['2026-11-22T22:05:00Z', '2026-11-22T23:05:00Z'], '2026-11-23T04:05:00Z'],
  ['summer', '2026-07-06', ['2026-07-05T22:05:00Z', '2026-07-05T23:05:00Z'], '2026-07-06T04:05:00Z'],
])(
  'on Monday morning the owner gets one mail, from the first clean-up after five o’clock in Germany, in %s',
  async (_, monday, night, morning) => {
    const clock = frozenClock();
    for (const run of night) {
      clock.set(run);
      await cleanUp();
    }
    expect(mailServer.mails).toEqual([]);
    clock.set(morning);
    await Promise.all([cleanUp(), cleanUp()]);
    for (let run = 1; run < 7; run += 1) {
      clock.advance(6 * HOUR_MS);
      await cleanUp();
    }
    expect(mailServer.mails).toHaveLength(1);
    expect(mailServer.mails[0]?.messageId).toBe(`<woche-${monday}@muster-glasreinigung.example>`);
    expect(mailServer.mails[0]?.headers.map(({ key, value }) => `${key}: ${value}`)).toEqual(
      expect.arrayContaining([
        'content-language: de',
        expect.stringMatching(/^list-unsubscribe: <https:\/\/\S+\/admin\/settings#notifications>$/),
      ]),
    );
    clock.set(morning);
    clock.advance(7 * DAY_MS);
    await cleanUp();
    expect(mailServer.mails).toHaveLength(2);
  },
);

test('on Monday morning the mail brings the report, the test, both, or does not come', async () => {
  frozenClock('2026-11-23T04:05:00Z');
  const choices: [object, RegExp | undefined][] = [
    [{ report: 'on', selfTest: 'on' }, /Anfrage[\s\S]*\?arrived=2026-11-23/],
    [{ report: 'on' }, /^(?![\s\S]*\?arrived)[\s\S]*Anfrage/],
    [{ selfTest: 'on' }, /^(?![\s\S]*Anfrage)[\s\S]*\?arrived=2026-11-23/],
    [{}, undefined],
  ];
  for (const [wishes, words] of choices) {
    mailServer.calm();
    await saveChoices(wishes);
    await cleanUp();
    expect(mailServer.mails).toHaveLength(words ? 1 : 0);
    if (words) expect(mailServer.mails[0]?.text).toMatch(words);
    await db.deleteFrom('shortLived.outbox').execute();
  }
});

test('on Monday morning no mail is queued without a mail server, because it would keep the database awake', async () => {
  frozenClock('2026-11-23T04:05:00Z');
  delete process.env.SMTP_URL;
  await cleanUp();
  expect(await db.selectFrom('shortLived.outbox').selectAll().execute()).toEqual([]);
});

test('on Monday morning the mail names the dates of the new week, or only counts them if mails hold no names', async () => {
  const clock = frozenClock('2026-11-20T09:00:00Z');
  const sent = await invoke(api, '/api/contact', { body: aRequest({ name: 'Erika Müller' }) });
  const { id } = (await sent.json()) as { id: string };
  const body = { what: 'arbeit', day: '2026-11-25', time: '09:00', place: 'Hauptstr. 3, Alzey' };
  await invoke(api, `/api/admin/contact/${id}/date/0`, { method: 'PUT', ...owner, body });
  mailServer.calm();
  clock.set('2026-11-23T04:05:00Z');
  await cleanUp();
  expect(mailServer.mails[0]?.text).toContain(
    'Diese Woche:\nMi, 25.11., 9:00 Arbeit: Erika Müller, Hauptstr. 3, Alzey',
  );
  mailServer.calm();
  await db.deleteFrom('shortLived.outbox').execute();
  await saveChoices({ content: 'notice', report: 'on' });
  await cleanUp();
  expect(mailServer.mails[0]?.text).toContain('Diese Woche steht 1 Termin an.');
  expect(mailServer.mails[0]?.text).not.toContain('Erika');
});

test('the link of the mail confirms that mails arrive, but only with a session', async () => {
  const clock = frozenClock('2026-11-23T04:05:00Z');
  expect(await provenAt()).toBeNull();
  await cleanUp();
  const link = /https:\S+\?arrived=(\S+)/.exec(mailServer.mails[0]?.text ?? '');
  expect(link?.[0]).toBe('https://www.muster-glasreinigung.example/admin/settings?arrived=2026-11-23');
  const stranger = await invoke(api, '/api/admin/notifications/arrived', { body: { monday: link?.[1] } });
  expect(stranger.status).toBe(401);
  expect(await provenAt()).toBeNull();

  clock.advance(3 * HOUR_MS);
  expect((await confirm(link?.[1] ?? '')).status).toBe(200);
  expect(await provenAt()).toBe(clock.now().toISOString());
  // A later choice of the owner keeps the confirmation.
  await saveChoices({ addresses: 'buero@firma.de' });
  expect(await provenAt()).toBe(clock.now().toISOString());
});

test('the link of the mail answers 404 for a week without a mail', async () => {
  frozenClock('2026-11-23T04:05:00Z');
  expect((await confirm('2026-11-16')).status).toBe(404);
  expect(await provenAt()).toBeNull();
});

test('the report counts the last whole week in Germany, in the mail and on the dashboard', async () => {
  // The week of a clock change, Monday 19 to Sunday 25 October, is an hour longer than others.
  frozenClock('2026-10-26T05:05:00Z');
  await addRequest('2026-10-18T21:59:59Z', { answeredAt: '2026-10-19T08:00:00Z' });
  await addRequest('2026-10-18T22:00:00Z', { answeredAt: '2026-10-19T22:00:00Z' });
  await addRequest('2026-10-21T10:00:00Z', { answeredAt: '2026-10-22T10:00:01Z', dealAt: '2026-10-25T22:59:59Z' });
  await addRequest('2026-10-23T10:00:00Z');
  await addRequest('2026-10-23T12:00:00Z', { answeredAt: '2026-10-23T13:00:00Z', isBinned: true });
  await addRequest('2026-10-25T22:59:59Z');
  await addRequest('2026-10-25T23:00:00Z', { answeredAt: '2026-10-26T04:00:00Z', dealAt: '2026-10-26T04:00:00Z' });
  await addRequest('2026-09-01T10:00:00Z', { answeredAt: '2026-09-01T10:00:00Z', dealAt: '2026-10-20T10:00:00Z' });
  await addView('2026-10-18T21:30:00Z', { sessionId: 'before', referrer: 'https://bing.com/' });
  await addView('2026-10-19T08:00:00Z', { sessionId: 'one', referrer: 'https://www.google.com/search' });
  await addView('2026-10-20T08:00:00Z', { sessionId: 'one', referrer: 'https://www.google.com/search' });
  await addView('2026-10-20T09:00:00Z', {
    sessionId: 'two',
    referrer: 'https://www.muster-glasreinigung.example/faq',
  });
  await addView('2026-10-21T09:00:00Z', { sessionId: 'robot', isBot: true });
  await addView('2026-10-25T22:30:00Z', { sessionId: 'three', referrer: 'https://gelbeseiten.de/' });
  await addView('2026-10-25T23:30:00Z', { sessionId: 'four', referrer: 'https://bing.com/' });

  const { sentences } = await (await invoke(api, '/api/admin/weekly-report', owner)).json();
  expect(sentences).toEqual([
    'Vom 19.10. bis 25.10. kamen 4 Anfragen, 3 mehr als in der Woche davor.',
    '1 von 3 wurde innerhalb von 24 Stunden beantwortet, 1 hat noch Zeit.',
    '2 Aufträge kamen dazu.',
    'Ihre Website haben 3 Menschen besucht; von anderen Seiten kamen die meisten über google.com und gelbeseiten.de.',
    'Zurzeit warten 2 Anfragen auf eine Antwort, 1 davon länger als 24 Stunden.',
  ]);
  await cleanUp();
  expect(subjects()).toEqual(['Letzte Woche (19.–25. Oktober): 4 Anfragen, 2 Aufträge']);
  for (const sentence of sentences) expect(mailServer.mails[0]?.text).toContain(sentence);
});
