import { randomUUID } from 'node:crypto';
import { type Customer, findCustomer } from '#domain/customers/customers.server.ts';
import { historyTexts } from '#domain/requests/case/history-texts.ts';
import { type Author, holdRequest } from '#domain/requests/case/log.server.ts';
import { insertRequest, type RequestRow, requestRows } from '#domain/requests/rows.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { Case } from './deeds.server.ts';
import { asSubject, jobsOf, type Subject, write } from './write.server.ts';

/** Locks a request of the inbox, or a customer of an import; within the caller's transaction, if there is one. */
export async function withSubject<Entered>(
  db: Db,
  id: string,
  work: (transaction: Db, subject: Subject) => Promise<Entered>,
): Promise<Entered | { refused: 'gone' }> {
  if (!db.isTransaction) return db.transaction().execute((transaction) => withSubject(transaction, id, work));
  const request = await holdRequest(db, id);
  if (request) return request.deletedAt ? { refused: 'gone' } : work(db, asSubject(request));
  const customer = await findCustomer(db, id, true);
  return customer ? work(db, { ...customer, of: 'customers', customerId: id }) : { refused: 'gone' };
}

export const caseOf = async (transaction: Db, subject: Subject, author: Author): Promise<Case> => {
  const { request } = await withRequest(transaction, subject, author);
  return { request, jobs: await jobsOf(transaction, request.id), now: author.now };
};

/** Finds the last request of a customer who came with an import, or makes one: they have called. */
export async function withRequest(transaction: Db, subject: Subject, author: Author) {
  if (subject.of === 'requests') return subject;
  const { id: customerId } = subject;
  const requests = requestRows(transaction).where('customerId', '=', customerId);
  const last = requests.where('deletedAt', 'is', null).orderBy('createdAt', 'desc').forNoKeyUpdate();
  const request = (await last.executeTakeFirst()) ?? (await beginCall(transaction, subject, author));
  return { ...request, of: 'requests' as const, request };
}

async function beginCall(transaction: Db, subject: Subject, author: Author): Promise<RequestRow> {
  const { id: customerId } = subject;
  const { now } = author;
  await write(transaction, subject, { kind: 'entered', words: historyTexts.marks.entered }, author);
  const { name, email, phone, address: place } = (await findCustomer(transaction, customerId)) as Customer;
  const call = { name, email, phone, place, service: null, message: null, kind: 'call' as const, createdAt: now };
  const state = { customerId, step: 'kontakt', answeredAt: now, movedAt: now, idempotencyKey: randomUUID() };
  return insertRequest(transaction, { ...call, ...state });
}
