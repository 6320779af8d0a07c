import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { takeContact } from '#features/contact/intake/contact-intake.server.ts';
import { receiptMail } from '#features/contact/intake/receipt-mail.server.ts';
import { requestMail } from '#features/contact/intake/request-mail.server.ts';
import { requestPush } from '#features/contact/intake/request-push.server.ts';
import type { Database } from '#server/db/schema/index.ts';
import { aContact } from '../../support/factories.ts';

export const hitAt = (now: Date) => ({ key: 'bench', limit: 1_000_000, windowMs: 600_000, now });

/** Stores a request with all of its messages, as the contact's function does. */
export function storeRequest(db: Kysely<Database>): Promise<unknown> {
  const request = aContact();
  const now = new Date();
  const messages = (id: string) => ({
    toOwner: requestMail(id, request),
    toDevices: requestPush(id, request),
    receipt: receiptMail(id, request),
  });
  return takeContact(db, { request, idempotencyKey: randomUUID(), now }, messages, hitAt(now));
}
