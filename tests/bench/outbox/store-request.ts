import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { takeContact } from '#features/contact/intake/contact-intake.server.ts';
import { letterOf } from '#features/contact/intake/intake.server.ts';
import type { Database } from '#server/db/schema/index.ts';
import { aContact } from '../../support/factories.ts';

export const hitAt = (now: Date) => ({ key: 'bench', limit: 1_000_000, windowMs: 600_000, now });

/** Stores a request with all of its messages, as the contact's function does. */
export function storeRequest(db: Kysely<Database>): Promise<unknown> {
  const request = aContact();
  const now = new Date();
  return takeContact(db, { request, idempotencyKey: randomUUID(), now }, (id) => letterOf(id, request), hitAt(now));
}
