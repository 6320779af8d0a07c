import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { HOUR_MS } from '#config/limits.ts';
import { anAbsence, aPastRequest, aView } from '../support/factories.ts';
import { clock } from '../support/frozen-clock.ts';
import { testMailServer } from '../support/mail-server.ts';
import { ownersArea, sendRequest } from '../support/owners-area.ts';
import { sweep, sweepAfter } from '../support/scheduled-jobs.ts';

// Tuesday, 16:00 in Germany.
const { db, goTo, inbox, insert, post } = ownersArea({ at: '2026-03-03T15:00:00Z' });
const mailServer = testMailServer();

const subjects = () => mailServer.mails.map(({ subject }) => subject);
/** Sends what is due at a moment, without the mails before. */
const sweepAt = async (iso: string) => {
  mailServer.mails.length = 0;
  clock.set(iso);
  await sweep();
};

test('what waits is told of at 8 and 17 o’clock in Germany, in winter and summer, with a link to each card', async () => {
  const id = await sendRequest({ name: 'Erika Müller', place: 'Alzey' });
  const hours = ['06:55', '07:00', '07:05', '07:10', '15:00', '16:00', '16:05'].map((time) => `2026-03-04T${time}:00Z`);
  const told: string[] = [];
  for (const at of [...hours, '2026-07-01T06:00:00Z', '2026-07-01T07:00:00Z', '2026-07-01T15:00:00Z']) {
    await sweepAt(at);
    told.push(...mailServer.mails.map(({ subject }) => `${at} ${subject}`));
    if (told.length !== 1 || mailServer.mails.length === 0) continue;
    const [mail] = mailServer.mails;
    expect([mail?.to?.[0]?.address, mail?.from?.name]).toEqual(['inhaberin@firma.example', 'Website-Anfrage']);
    expect(mail?.text).toContain('Erika Müller, Alzey: Noch 8 Std. bis zur Antwort:');
    expect(mail?.text).toContain(`/admin/contacts?contact=${id}`);
  }
  const moments = ['2026-03-04T07:00', '2026-03-04T16:00', '2026-07-01T06:00', '2026-07-01T15:00'];
  expect(told).toEqual(moments.map((at) => `${at}:00Z Was wartet: 1 Aufgabe`));
});

test('what waits is told of once by parallel workers, and five minutes later if a run was missed', async () => {
  await sendRequest();
  mailServer.calm();
  clock.set('2026-03-04T07:05:00Z');
  await Promise.all([sweep(), sweep(), sweep()]);
  expect(subjects()).toEqual(['Was wartet: 1 Aufgabe']);
});

test('what waits is a callback and finished work, too; without names if mails hold none', async () => {
  await inbox.ask('', { body: { name: 'Herr Anruf', place: 'Mainz', callBack: 'yes', key: randomUUID() } });
  const id = await sendRequest({ name: 'Karl Klein', place: 'Alzey' });
  await inbox.setDate(id, { what: 'arbeit', day: '2026-03-03', time: '16:30' });
  await sweepAt('2026-03-04T07:00:00Z');
  expect(subjects()).toEqual(['Was wartet: 2 Aufgaben']);
  expect(mailServer.mails[0]?.text).toMatch(/Herr Anruf, Mainz: Noch 8 Std[\s\S]*Karl Klein, Alzey: Fertig\?:/);
  await insert('messageSettings', { addresses: [], hasWholeRequest: false });
  await sweepAt('2026-03-04T16:00:00Z');
  expect(mailServer.mails[0]?.text).toContain('Anfrage aus Mainz: ');
  expect(mailServer.mails[0]?.text).not.toMatch(/Anruf,|Karl/);
});

test('what waits is not told of in an absence, nor without a mail server, which would keep the database awake', async () => {
  await sendRequest();
  await insert('absences', anAbsence('2026-03-04', '2026-03-04'));
  await sweepAt('2026-03-04T07:00:00Z');
  expect(mailServer.mails).toEqual([]);
  clock.set('2026-03-05T07:00:00Z');
  delete process.env.SMTP_URL;
  await sweep();
  const waiting = db.selectFrom('shortLived.outbox').select('id').where('kind', '=', 'waiting');
  expect(await waiting.execute()).toEqual([]);
});

test('what waits during an outage of the mail server is told of once afterwards, without an erased person', async () => {
  await sendRequest({ name: 'Karl Klein' });
  await sendRequest({ name: 'Erika Müller', email: 'erika@beispiel.example' });
  mailServer.behave('is busy');
  await sweepAt('2026-03-04T07:00:00Z');
  await sweepAt('2026-03-04T16:00:00Z');
  await goTo('2026-03-04T16:00:00Z');
  expect((await post('person-data/erase', { person: 'erika@beispiel.example' })).status).toBe(200);
  mailServer.behave('takes');
  await sweepAfter(HOUR_MS);
  expect(subjects()).toEqual(['Was wartet: 2 Aufgaben']);
  expect(mailServer.mails[0]?.text).toContain('/admin/contacts');
  expect(mailServer.mails[0]?.text).not.toMatch(/Erika|Karl/);
});

type Fate = Partial<Record<'answeredAt' | 'dealAt' | 'deletedAt', string>>;
const addRequest = (createdAt: string, fate: Fate = {}) =>
  insert('contactSubmissions', { ...aPastRequest(createdAt), ...(fate as object) });
const addView = (...of: Parameters<typeof aView>) => insert('analytics', aView(...of));

test('on Monday morning the mail comes in any case, with the figures of the last whole week', async () => {
  await sweepAt('2026-03-09T07:00:00Z');
  expect(subjects()).toEqual(['Die letzte Woche']);
  expect(mailServer.mails[0]?.text).toMatch(/\(in der Woche davor 0\)\s+Neue Aufträge: 0\s+Gezählte Besucher: 0\s*$/);
  await sendRequest();
  await sweepAt('2026-03-09T16:00:00Z');
  expect(subjects()).toEqual(['Was wartet: 1 Aufgabe']);
  expect(mailServer.mails[0]?.text).not.toContain('Letzte Woche');
});

test('on Monday morning the mail counts the last whole week in Germany', async () => {
  // The week of a clock change, Monday 19 to Sunday 25 October, is an hour longer than others.
  clock.set('2026-10-26T07:00:00Z');
  await addRequest('2026-10-18T21:59:59Z', { answeredAt: '2026-10-19T08:00:00Z' });
  await addRequest('2026-10-18T22:00:00Z', { answeredAt: '2026-10-19T22:00:00Z' });
  await addRequest('2026-10-21T10:00:00Z', { answeredAt: '2026-10-22T10:00:01Z', dealAt: '2026-10-25T22:59:59Z' });
  await addRequest('2026-10-23T10:00:00Z');
  await addRequest('2026-10-23T12:00:00Z', { answeredAt: '2026-10-23T13:00:00Z', deletedAt: '2026-10-23T14:00:00Z' });
  await addRequest('2026-10-25T22:59:59Z');
  await addRequest('2026-10-25T23:00:00Z', { answeredAt: '2026-10-26T04:00:00Z', dealAt: '2026-10-26T04:00:00Z' });
  await addRequest('2026-09-01T10:00:00Z', { answeredAt: '2026-09-01T10:00:00Z', dealAt: '2026-10-20T10:00:00Z' });
  await addView('2026-10-18T21:30:00Z', { sessionId: 'before', referrer: 'https://bing.com/' });
  await addView('2026-10-19T08:00:00Z', { sessionId: 'one', referrer: 'https://www.google.com/search' });
  await addView('2026-10-20T08:00:00Z', { sessionId: 'one', referrer: 'https://www.google.com/search' });
  const own = 'https://www.muster-glasreinigung.example/faq';
  await addView('2026-10-20T09:00:00Z', { sessionId: 'two', referrer: own });
  await addView('2026-10-21T09:00:00Z', { sessionId: 'robot', isBot: true });
  await addView('2026-10-25T22:30:00Z', { sessionId: 'three', referrer: 'https://gelbeseiten.de/' });
  await addView('2026-10-25T23:30:00Z', { sessionId: 'four', referrer: 'https://bing.com/' });

  await sweep();
  expect(subjects()).toEqual(['Was wartet: 2 Aufgaben, und die letzte Woche']);
  for (const row of [
    'Letzte Woche: 19.10. bis 25.10.',
    'Anfragen: 4 (in der Woche davor 1)',
    'In 24 Stunden beantwortet: 1 von 3',
    'Neue Aufträge: 2',
    'Gezählte Besucher: 3',
    'Woher die meisten kamen: google.com, gelbeseiten.de',
  ])
    expect(mailServer.mails[0]?.text).toContain(row);
});
