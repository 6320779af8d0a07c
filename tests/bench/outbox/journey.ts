import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { aContact } from '../../support/factories.ts';
import type { MailServer } from '../../support/outbox/mail-server.ts';
import { startProductionServer } from '../../support/production-server.ts';
import { OWNER } from './in-this-process.ts';

const FILLING_TIME_MS = 20_000;
const REST_MS = 50;
const WARM_UP = 10;

/** Milliseconds of the contact call, and from its 201 until the mail lies with the mail server, one after the other. */
export async function measureJourney(
  mails: MailServer,
  count: number,
): Promise<{ callMs: number[]; mailMs: number[] }> {
  const env = {
    LOG_LEVEL: 'silent',
    SMTP_URL: mails.url,
    ADMIN_EMAIL: OWNER.email,
    CONTACT_POSTS_PER_WINDOW: '1000000',
  };
  const server = await startProductionServer({ env });
  const callMs: number[] = [];
  const mailMs: number[] = [];
  try {
    for (let n = -WARM_UP; n < count; n += 1) {
      const contact = aContact();
      const start = performance.now();
      const answer = await fetch(`${server.url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ ...contact, filledInMs: FILLING_TIME_MS }),
      });
      if (answer.status !== 201) throw new Error(`the contact answered ${answer.status}`);
      const answeredAt = performance.now();
      const takenAt = await takenAtOf(mails, `Name: ${contact.name}\n`);
      await sleep(REST_MS);
      if (n < 0) continue;
      callMs.push(answeredAt - start);
      mailMs.push(takenAt - answeredAt);
    }
    return { callMs, mailMs };
  } finally {
    await server.stop();
  }
}

async function takenAtOf(mails: MailServer, words: string): Promise<number> {
  for (let tries = 0; tries < 10_000; tries += 1) {
    const mail = mails.mails.find(({ text }) => text?.includes(words));
    if (mail) return mail.takenAt;
    await sleep(1);
  }
  throw new Error(`no mail came with '${words}'`);
}
