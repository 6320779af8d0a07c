import { isServed } from '#domain/service-area/owner-note.ts';
import type { Db } from '#server/db/schema/index.ts';
import { firstCall } from '#shared/format/phone-numbers.ts';
import { identitiesOf } from './person/identities.ts';

type Sender = { email: string } & { [F in 'phone' | 'place']?: string | null | undefined };

/**
 * Sorts requests by the signs of real work: an earlier deal with the same address or number, then a phone number and
 * a served place. Keeps the order among equals. For lists that are cut, because a flood must not hide real requests.
 */
export async function realFirst<R extends Sender>(db: Db, requests: readonly R[]): Promise<R[]> {
  const deals = db.selectFrom('contactSubmissions').select(['email', 'phone']).where('dealAt', 'is not', null);
  const customers = new Set((await deals.execute()).flatMap(identitiesOf));
  const signsOf = (request: R) =>
    (identitiesOf(request).some((identity) => customers.has(identity)) ? 3 : 0) +
    (firstCall(request.phone ?? '') ? 1 : 0) +
    (isServed(request.place ?? '') ? 1 : 0);
  const bySigns = [...Map.groupBy(requests, signsOf)].toSorted(([one], [other]) => other - one);
  return bySigns.flatMap(([, group]) => group);
}
