import { identitiesOf } from '#domain/erasure/identities.ts';
import type { ContactSubmission } from '#domain/requests/shapes.ts';

type Request = Pick<ContactSubmission, 'email' | 'phone' | 'createdAt'>;

/** Finds the requests of the same person that came before this one, in the order of the list. */
export function earlierRequests<R extends Request>(all: readonly R[], request: Request): R[] {
  const own = new Set(whoIs(request));
  const ends = identitiesOf({ email: null, phone: request.phone ?? null }).map((number) => number.slice(-END_DIGITS));
  // Compares digits first, because the library takes a millisecond to read a number.
  const mayBeSame = (phone = '') => ends.some((end) => phone.replace(/\D/g, '').includes(end));
  return all.filter(
    ({ email, phone, createdAt }) =>
      createdAt < request.createdAt &&
      whoIs({ email, phone: mayBeSame(phone) ? phone : undefined }).some((identity) => own.has(identity)),
  );
}

/** All numbers that can be called are longer. */
const END_DIGITS = 5;

const whoIs = ({ email, phone }: Pick<Request, 'email' | 'phone'>) => identitiesOf({ email, phone: phone ?? null });
