import { sql } from 'kysely';
import { linksOf, repeatedSigns } from '#domain/requests/spam-signs.ts';
import { isServed } from '#domain/service-area/owner-note.ts';
import type { Db } from '#server/db/schema/index.ts';
import { firstCall } from '#shared/format/phone-numbers.ts';

type Sender = { email: string; customerId?: string | null | undefined } & {
  [F in 'phone' | 'place' | 'message']?: string | null | undefined;
};

/** More requests with one text, link or sender than a household and its neighbours send. */
const ALIKE_MAX = 5;

/**
 * Sorts requests by the signs of real work: a customer with a job, then a phone number and
 * a served place. A text with a link, and what many others repeat, come last. Keeps the order among equals. For lists
 * that are cut, because a flood must not hide real requests.
 */
export async function realFirst<R extends Sender>(db: Db, requests: readonly R[]): Promise<R[]> {
  const ids = requests.flatMap(({ customerId }) => customerId ?? []);
  const jobs = db.selectFrom('jobs').select('customerId').where('what', '=', 'arbeit');
  const served = await jobs.where(sql<boolean>`customer_id = any(${ids}::uuid[])`).execute();
  const customers = new Set(served.map(({ customerId }) => customerId));
  const alike = Map.groupBy(requests.flatMap(repeatedSigns), (sign) => sign);
  const isRepeated = (sign: string) => (alike.get(sign)?.length ?? 0) > ALIKE_MAX;
  const signsOf = (request: R) => {
    if (customers.has(request.customerId ?? '')) return 3;
    const isLikeSpam = linksOf(request.message ?? '').length > 0 || repeatedSigns(request).some(isRepeated);
    return (firstCall(request.phone ?? '') ? 1 : 0) + (isServed(request.place ?? '') ? 1 : 0) - (isLikeSpam ? 3 : 0);
  };
  const bySigns = [...Map.groupBy(requests, signsOf)].toSorted(([one], [other]) => other - one);
  return bySigns.flatMap(([, group]) => group);
}
