import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#config/limits.ts';
import { delivery } from '#domain/messages/deliver.server.ts';
import { setOutboxDue } from '#domain/messages/due-time.server.ts';
import { OUTBOX_LEASE_MS } from '#domain/messages/limits.ts';
import { openDatabase } from '#server/db/database.ts';
import { api } from '../support/api/api.ts';
import { databaseLine } from '../support/database/database-line.ts';
import { testDatabase } from '../support/database.ts';
import { aRequest } from '../support/factories.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { invoke } from '../support/invoke.ts';
import { testMailServer } from '../support/mail-server.ts';
import { aMessage } from '../support/outbox/a-message.ts';
import { type CaughtMail, type Manner, STEPS } from '../support/outbox/mail-server.ts';
import { patience } from '../support/run/pace.ts';
import { HERE, sweep, sweepAfter } from '../support/scheduled-jobs.ts';

// Shortens the timeouts to fractions of a second.
vi.mock('#server/limits.ts', async (original) => ({
  ...(await original<typeof import('#server/limits.ts')>()),
  SMTP_CONNECT_TIMEOUT_MS: 400,
  SMTP_ANSWER_TIMEOUT_MS: 400,
  SMTP_ATTEMPT_TIMEOUT_MS: 800,
}));

const { db, insert } = testDatabase();
const mailServer = testMailServer();

/** Selects the messages about new requests. Reminders are in tests/functions/reminders.test.ts. */
const outbox = () =>
  db.selectFrom('shortLived.outbox').selectAll().where('kind', '=', 'request').orderBy('createdAt').execute();
const aWaitingMessage = async () => {
  await insert('shortLived.outbox', aMessage(1));
  await setOutboxDue(HERE);
};
/** Expects `count` accepted mails with equal bytes. */
const expectCopies = (count: number) => {
  expect(mailServer.mails).toHaveLength(count);
  expect(new Set(mailServer.mails.map(({ raw }) => raw)).size).toBe(1);
};

test.each([
  ['says nothing at all', 1],
  ['dies after taking the mail', 2],
  ['answers after a minute', 2],
  ['says a word now and then', 2],
] as const)('the mail server %s: the attempt times out, and a second copy has equal bytes', async (manner, copies) => {
  frozenClock(new Date().toISOString());
  await aWaitingMessage();
  mailServer.behave(manner);
  await sweep();
  expect(await outbox()).toEqual([expect.objectContaining({ trouble: 'away', attempts: 1 })]);
  mailServer.behave('takes');
  await sweepAfter(2 * MINUTE_MS);
  expectCopies(copies);
});

const script = fileURLToPath(new URL('../support/outbox/deliver-once.ts', import.meta.url));
const kill = async (child: ReturnType<typeof spawn>) => {
  child.kill('SIGKILL');
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
};
const start = () => spawn(process.execPath, [script], { stdio: 'ignore' });

test.each(STEPS)('a process that is killed at %s leaves the mail to the next worker after the lease', async (step) => {
  const clock = frozenClock(new Date().toISOString());
  await aWaitingMessage();
  const reached = mailServer.pauseAt(step);
  const child = start();
  await reached;
  await kill(child);
  expect(await outbox()).toEqual([expect.objectContaining({ attempts: 1, sentAt: null, trouble: null })]);
  await sweep();
  const before = step === 'handed in' ? 1 : 0;
  expect(mailServer.mails).toHaveLength(before);
  await sweepAfter(OUTBOX_LEASE_MS + MINUTE_MS);
  expectCopies(before + 1);
  expect(await outbox()).toEqual([expect.objectContaining({ attempts: 2, sentAt: clock.now() })]);
});

test('a process that is killed before it stores the mail server’s answer causes one second copy with equal bytes', async () => {
  frozenClock(new Date().toISOString());
  await aWaitingMessage();
  const reached = mailServer.pauseAt('handed in');
  const child = start();
  const goOn = await reached;
  await db.transaction().execute(async (transaction) => {
    // The row lock keeps the worker from storing the outcome.
    await transaction.selectFrom('shortLived.outbox').select('id').forUpdate().execute();
    goOn();
    const writer = await vi.waitUntil(findWaitingWriter, patience(10_000));
    await kill(child);
    await sql`select pg_terminate_backend(${writer})`.execute(db);
  });
  expect(await outbox()).toEqual([expect.objectContaining({ attempts: 1, sentAt: null })]);
  await sweepAfter(OUTBOX_LEASE_MS + MINUTE_MS);
  await sweepAfter(48 * HOUR_MS);
  expectCopies(2);
});

/** Finds the database process that waits to update the outbox. */
async function findWaitingWriter(): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'update "short_lived"."outbox"%'`.execute(
    db,
  );
  return rows[0]?.pid;
}

test('a mail is sent again with equal bytes if the database fails during its delivery', async () => {
  const clock = frozenClock(new Date().toISOString());
  await aWaitingMessage();
  await using line = Object.assign(await databaseLine(), { [Symbol.asyncDispose]: () => line.close() });
  const away = openDatabase(line.database);
  const reached = mailServer.pauseAt('handed in');
  const failing = expect(delivery.due({ deploy: HERE.deploy, db: away })).rejects.toThrow();
  const goOn = await reached;
  line.welcome('refusal');
  line.cut();
  goOn();
  await failing;
  await away.destroy();
  await line.close();
  await sweepAfter(OUTBOX_LEASE_MS + MINUTE_MS);
  expectCopies(2);
  expect(await outbox()).toEqual([expect.objectContaining({ sentAt: clock.now() })]);
});

test('sixty requests through all these faults are each mailed once or twice', async () => {
  const REQUESTS = 60;
  const clock = frozenClock(new Date().toISOString());
  await insert('adminUsers', { username: 'chefin', password: '-', email: 'chefin@firma.de' });
  mailServer.behave(cycleFaults());
  for (let sent = 0; sent < REQUESTS; sent += 10) {
    await Promise.all(
      Array.from({ length: 10 }, () => invoke(api, '/api/contact', { body: aRequest({ message: 'x' }) })),
    );
    // Too few in ten minutes for a flood with its digest.
    clock.advance(6 * MINUTE_MS);
  }
  for (let hour = 0; hour < 47 && (await countWaiting()) > 0; hour += 1) {
    if (hour === 8) mailServer.behave('takes');
    clock.advance(HOUR_MS);
    await Promise.all([sweep(), sweep()]);
  }
  const rows = await outbox();
  expect(rows).toHaveLength(REQUESTS);
  const counts = countCopies(rows, mailServer.mails);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...counts)).toBeLessThanOrEqual(2);
  async function countWaiting() {
    return (await outbox()).filter(({ sentAt, givenUpAt }) => !sentAt && !givenUpAt).length;
  }
}, 60_000);

const MANNERS: readonly Manner[] = [
  'refuses to talk',
  'is busy',
  'takes',
  'dies within the mail',
  'takes',
  'dies after taking the mail',
  'takes',
];

/** Cycles through all temporary faults, one per conversation. */
function cycleFaults(): () => Manner {
  let talks = 0;
  return () => {
    talks += 1;
    // Holds all mails for an hour.
    if (talks % 50 === 0) return 'refuses the login';
    return MANNERS[talks % MANNERS.length] ?? 'takes';
  };
}

/** Counts how often each message was accepted. */
function countCopies(messages: readonly { messageId: string }[], mails: readonly CaughtMail[]): number[] {
  const taken = Map.groupBy(mails, ({ messageId }) => messageId);
  return messages.map(({ messageId }) => taken.get(messageId)?.length ?? 0);
}
