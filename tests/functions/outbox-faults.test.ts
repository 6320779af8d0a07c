import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#config/limits.ts';
import { delivery, setMark } from '#domain/messages/deliver.server.ts';
import { OUTBOX_CLAIM_MS } from '#domain/messages/limits.ts';
import { openDatabase } from '#server/db/database.ts';
import { databaseLine } from '../support/database/database-line.ts';
import { testDatabase } from '../support/database.ts';
import { aMessage } from '../support/factories.ts';
import { frozenClock } from '../support/frozen-clock.ts';
import { testMailServer } from '../support/mail-server.ts';
import { STEPS } from '../support/outbox/mail-server.ts';
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

/** Selects the messages about new requests. */
const outbox = () =>
  db.selectFrom('shortLived.outbox').selectAll().where('kind', '=', 'request').orderBy('createdAt').execute();
const aWaitingMessage = async () => {
  await insert('shortLived.outbox', aMessage(1));
  await setMark(HERE);
};
/** Expects `count` accepted mails with equal bytes. */
const expectCopies = (count: number) => {
  expect(mailServer.mails).toHaveLength(count);
  expect(new Set(mailServer.mails.map(({ raw }) => raw)).size).toBe(1);
};

test.each([
  ['says nothing at all', 1],
  ['dies after taking the mail', 2],
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

test.each(STEPS)('a process that is killed at %s leaves the mail to the next worker after the claim', async (step) => {
  const clock = frozenClock(new Date().toISOString());
  await aWaitingMessage();
  const reached = mailServer.pauseAt(step);
  const child = spawn(process.execPath, [script], { stdio: 'ignore' });
  await reached;
  child.kill('SIGKILL');
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  expect(await outbox()).toEqual([expect.objectContaining({ attempts: 1, sentAt: null, trouble: null })]);
  await sweep();
  const before = step === 'handed in' ? 1 : 0;
  expect(mailServer.mails).toHaveLength(before);
  await sweepAfter(OUTBOX_CLAIM_MS + MINUTE_MS);
  expectCopies(before + 1);
  expect(await outbox()).toEqual([expect.objectContaining({ attempts: 2, sentAt: clock.now() })]);
});

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
  await sweepAfter(OUTBOX_CLAIM_MS + MINUTE_MS);
  expectCopies(2);
  expect(await outbox()).toEqual([expect.objectContaining({ sentAt: clock.now() })]);
});
