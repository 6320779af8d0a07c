import { lastDealOf } from '#domain/requests/retention.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';
import { deletionWords } from './retention.ts';
import { useCustomer } from './use-customers.ts';

/** Says when a request is deleted. Empty while that is far off. */
export function RetentionNote({ contact }: { contact: StoredRequest }) {
  const words = useDeletion(contact);
  if (words === undefined) return null;
  return <p className="border-l-4 border-brick pl-3">{words}</p>;
}

/** Says in a row when a deal is deleted. */
export function DealDeletion({ contact }: { contact: StoredRequest }) {
  const words = useDeletion(contact);
  return words && <span className="text-brick">{words}</span>;
}

/** The years of a deal count from the customer's last one. */
function useDeletion(contact: StoredRequest) {
  const customer = useCustomer(contact.id);
  return deletionWords(contact, new Date(), lastDealOf(customer?.requests ?? []));
}
