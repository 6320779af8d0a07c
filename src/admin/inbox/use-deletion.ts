import { lastDealOf } from '#domain/requests/retention.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { deletionWords } from './retention.ts';
import { useCustomer } from './use-customers.ts';

/** The sentence with the day of deletion, which looks at all deals of the customer; undefined while it is far off. */
export function useDeletion(contact: StoredRequest): string | undefined {
  const customer = useCustomer(contact.id);
  return deletionWords(contact, new Date(), lastDealOf(customer?.requests ?? []));
}
