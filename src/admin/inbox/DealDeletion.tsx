import type { StoredRequest } from '#domain/requests/shapes.ts';
import { useDeletion } from './use-deletion.ts';

/** Says in a row when a deal is deleted; apart, because the years count from the customer's last deal. */
export function DealDeletion({ contact }: { contact: StoredRequest }) {
  const words = useDeletion(contact);
  return words && <span className="text-brick">{words}</span>;
}
