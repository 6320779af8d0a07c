import { mock } from 'node:test';
import type { Kysely } from 'kysely';
import { HOUR_MS } from '#config/limits.ts';
import type { Database } from '#server/db/schema/index.ts';
import { deliverDue } from '#server/outbox/deliver.ts';
import { badNight, copiesOf } from '../../support/outbox/bad-night.ts';
import type { MailServer } from '../../support/outbox/mail-server.ts';
import { storeRequest } from './store-request.ts';

/** Two workers at once, and as many hours as a mail is tried for. */
const WORKERS = 2;
const HOURS = 47;
const BAD_HOURS = 12;

/** How often the mail of each request was taken, when the mail server has all its troubles for half a day. */
export async function mailsThroughBadNights(
  db: Kysely<Database>,
  server: MailServer,
  requests: number,
): Promise<number[]> {
  mock.timers.enable({ apis: ['Date'], now: Date.now() });
  try {
    server.behave(badNight());
    for (let n = 0; n < requests; n += 1) await storeRequest(db);
    for (let hour = 0; hour < HOURS; hour += 1) {
      if (hour === BAD_HOURS) server.behave('takes');
      await Promise.all(
        Array.from({ length: WORKERS }, () => deliverDue(db, { deploy: { context: 'dev', id: 'local' } })),
      );
      mock.timers.setTime(Date.now() + HOUR_MS);
    }
  } finally {
    mock.timers.reset();
  }
  // Nobody answers them, so there are reminders, too.
  const mails = db.selectFrom('shortLived.outbox').select('messageId').where('kind', '=', 'request');
  return copiesOf(await mails.execute(), server.mails);
}
