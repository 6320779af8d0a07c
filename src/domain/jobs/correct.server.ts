import { keysOf, type Sender } from '#domain/customers/customer-keys.ts';
import { type Customer, findCustomer } from '#domain/customers/customers.server.ts';
import { historyTexts } from '#domain/requests/case/history-texts.ts';
import type { Author } from '#domain/requests/case/log.server.ts';
import { type Correction, changesOf } from '#domain/requests/case/owner-forms.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { FieldColumns } from '#shared/field-columns.ts';
import { withSubject } from './subject.server.ts';
import { write } from './write.server.ts';

/** Corrects the data of a request or customer; a line keeps the old ones. Returns its number, or the last one. */
export const correctRequest = (db: Db, id: string, next: Correction, author: Author) =>
  withSubject(db, id, async (transaction, subject) => {
    const owner = await findCustomer(transaction, subject.customerId, true);
    const before =
      subject.of === 'requests' ? subject.request : { ...(owner as Customer), place: owner?.address ?? null };
    const { values, words } = correctionOf(before, next);
    if (!words) return { number: subject.version };
    const customer = owner && (await knownOf(owner, before, { ...before, ...values }));
    const request = subject.of === 'requests' ? { request: values } : {};
    const deed = { kind: 'corrected' as const, words, ...request, ...(customer && { customer }) };
    return { number: await write(transaction, subject, deed, author) };
  });

function correctionOf(before: Parameters<typeof changesOf>[0], next: Correction) {
  const changes = changesOf(before, next);
  const values: Partial<FieldColumns> = Object.fromEntries(changes.map(({ field, value }) => [field, value]));
  const words = changes.map((change) => change.words).join(', ');
  return { values, words: words && historyTexts.kinds.corrected(words) };
}

async function knownOf(customer: Customer, before: Sender, after: Sender) {
  const { emailKeys, phoneKeys, surnameKey } = await keysOf(after);
  return {
    emailKeys: [...new Set([...customer.emailKeys, ...emailKeys])],
    phoneKeys: [...new Set([...customer.phoneKeys, ...phoneKeys])],
    ...(after.email !== before.email && { email: after.email }),
    ...(after.phone !== before.phone && { phone: after.phone ?? null }),
    ...(after.place !== before.place && { address: after.place ?? null }),
    ...(after.name !== before.name && customer.name === before.name && { name: after.name, surnameKey }),
  };
}
