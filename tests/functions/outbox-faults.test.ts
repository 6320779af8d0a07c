import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS, OUTBOX_LEASE_MS } from '#config/limits.ts';
import { deliverDue } from '#domain/messages/deliver.server.ts';
import { setOutboxDue } from '#domain/messages/due-time.server.ts';
import { openDatabase } from '#server/db/database.ts';
import sweep from '../../netlify/functions/outbox.ts';
import { contact } from '../support/api/both-doors.ts';
import { databaseLine } from '../support/database/database-line.ts';
import { testDatabase } from '../support/database.ts';
import { aContact } from '../support/factories.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { invoke } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';
import { aMessage } from '../support/outbox/a-message.ts';
import { badNight, copiesOf } from '../support/outbox/bad-night.ts';
import { STEPS } from '../support/outbox/mail-server.ts';
import { silentServer } from '../support/silent-server.ts';

// What is waited for in seconds, here in parts of one.
vi.mock('#config/limits.ts', async (original) => ({
  ...(await original<typeof import('#config/limits.ts')>()),
  SMTP_CONNECT_TIMEOUT_MS: 400,
  SMTP_ANSWER_TIMEOUT_MS: 400,
  SMTP_ATTEMPT_TIMEOUT_MS: 800,
}));

const { db } = testDatabase();
const mailServer = testMailServer();

const deploy = { context: 'dev', id: 'local' };
const sweepOnce = () => sweep(undefined, { deploy });
/** What tells of the requests themselves; who waits is called to mind in tests/functions/reminders.test.ts. */
const outbox = () =>
  db.selectFrom('shortLived.outbox').selectAll().where('kind', '=', 'request').orderBy('createdAt').execute();
const aWaitingMessage = async () => {
  await db.insertInto('shortLived.outbox').values(aMessage(1)).execute();
  await setOutboxDue({ deploy });
};
/** The mails that were taken are the same bytes. */
const expectCopies = (count: number) => {
  expect(mailServer.mails).toHaveLength(count);
  expect(new Set(mailServer.mails.map(({ raw }) => raw)).size).toBe(1);
};

describe('the mail server', () => {
  it('refuses to talk to us: that is no judgement on the mail, which is sent when it talks again', async () => {
    const clock = frozenClock(new Date().toISOString());
    await aWaitingMessage();
    mailServer.behave('refuses to talk');
    await sweepOnce();
    expect(await outbox()).toEqual([
      expect.objectContaining({ trouble: 'away', givenUpAt: null, answer: expect.stringContaining('No service') }),
    ]);
    mailServer.behave('takes');
    clock.advance(2 * MINUTE_MS);
    await sweepOnce();
    expectCopies(1);
  });

  it('says nothing at all: the attempt ends by itself', async () => {
    await aWaitingMessage();
    process.env.SMTP_URL = `smtp://127.0.0.1:${(await silentServer()).port}`;
    await sweepOnce();
    expect(await outbox()).toEqual([expect.objectContaining({ trouble: 'away', attempts: 1 })]);
  });

  it.each(['answers after a minute', 'says a word now and then'] as const)(
    '%s: the attempt ends by itself, and the second copy is the same to the byte',
    async (manner) => {
      const clock = frozenClock(new Date().toISOString());
      await aWaitingMessage();
      mailServer.behave(manner);
      const startedAt = performance.now();
      await sweepOnce();
      expect(performance.now() - startedAt).toBeLessThan(10_000);
      expect(await outbox()).toEqual([expect.objectContaining({ trouble: 'away', attempts: 1 })]);
      mailServer.behave('takes');
      clock.advance(2 * MINUTE_MS);
      await sweepOnce();
      expectCopies(2);
    },
  );
});

describe('a process that is killed', () => {
  const script = fileURLToPath(new URL('../support/outbox/deliver-once.ts', import.meta.url));
  const kill = async (child: ReturnType<typeof spawn>) => {
    child.kill('SIGKILL');
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  };
  const start = () => spawn(process.execPath, [script], { stdio: 'ignore' });

  it.each(STEPS)('%s: the mail is sent by the next one, when the lease is over', async (step) => {
    const clock = frozenClock(new Date().toISOString());
    await aWaitingMessage();
    const reached = mailServer.pauseAt(step);
    const child = start();
    await reached;
    await kill(child);
    expect(await outbox()).toEqual([expect.objectContaining({ attempts: 1, sentAt: null, trouble: null })]);
    await sweepOnce();
    const before = step === 'handed in' ? 1 : 0;
    expect(mailServer.mails).toHaveLength(before);
    clock.advance(OUTBOX_LEASE_MS + MINUTE_MS);
    await sweepOnce();
    expectCopies(before + 1);
    expect(await outbox()).toEqual([expect.objectContaining({ attempts: 2, sentAt: clock.now() })]);
  });

  it('after the mail server’s answer, before it is written down: a second copy of the same bytes, and no third', async () => {
    const clock = frozenClock(new Date().toISOString());
    await aWaitingMessage();
    const reached = mailServer.pauseAt('handed in');
    const child = start();
    const goOn = await reached;
    await db.transaction().execute(async (transaction) => {
      // Nobody can write the end down while we hold the row.
      await transaction.selectFrom('shortLived.outbox').select('id').forUpdate().execute();
      goOn();
      const writer = await vi.waitUntil(waitingWriter, { timeout: 10_000 });
      await kill(child);
      await sql`select pg_terminate_backend(${writer})`.execute(db);
    });
    expect(await outbox()).toEqual([expect.objectContaining({ attempts: 1, sentAt: null })]);
    clock.advance(OUTBOX_LEASE_MS + MINUTE_MS);
    await sweepOnce();
    clock.advance(48 * HOUR_MS);
    await sweepOnce();
    expectCopies(2);
  });

  /** The process of the database that waits to write into the outbox. */
  async function waitingWriter(): Promise<number | undefined> {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'update "short_lived"."outbox"%'`.execute(
      db,
    );
    return rows[0]?.pid;
  }
});

it('the database goes away while a mail is handed in: it is sent once more when it is back, the same to the byte', async () => {
  const clock = frozenClock(new Date().toISOString());
  await aWaitingMessage();
  await using line = Object.assign(await databaseLine(), { [Symbol.asyncDispose]: () => line.close() });
  const away = openDatabase(line.database);
  const reached = mailServer.pauseAt('handed in');
  const delivery = expect(deliverDue({ deploy, db: away })).rejects.toThrow();
  const goOn = await reached;
  line.welcome('refusal');
  line.cut();
  goOn();
  await delivery;
  await away.destroy();
  await line.close();
  clock.advance(OUTBOX_LEASE_MS + MINUTE_MS);
  await sweepOnce();
  expectCopies(2);
  expect(await outbox()).toEqual([expect.objectContaining({ sentAt: clock.now() })]);
});

it('sixty requests through all of it: each is mailed, none silently lost, none more than twice', async () => {
  const REQUESTS = 60;
  const clock = frozenClock(new Date().toISOString());
  await db
    .insertInto('adminUsers')
    .values({ username: 'chefin', password: '-', email: 'chefin@firma.de', lastLogin: null })
    .execute();
  mailServer.behave(badNight());
  for (let sent = 0; sent < REQUESTS; sent += 10) {
    await Promise.all(
      Array.from({ length: 10 }, () => invoke(contact, '/api/contact', { body: aContact({ message: 'x' }) })),
    );
    // So few in ten minutes are no flood, which one digest would tell of.
    clock.advance(6 * MINUTE_MS);
  }
  for (let hour = 0; hour < 47 && (await waiting()) > 0; hour += 1) {
    if (hour === 8) mailServer.behave('takes');
    clock.advance(HOUR_MS);
    await Promise.all([sweepOnce(), sweepOnce()]);
  }
  const rows = await outbox();
  expect(rows).toHaveLength(REQUESTS);
  const counts = copiesOf(rows, mailServer.mails);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...counts)).toBeLessThanOrEqual(2);
  async function waiting() {
    return (await outbox()).filter(({ sentAt, givenUpAt }) => !sentAt && !givenUpAt).length;
  }
}, 60_000);
