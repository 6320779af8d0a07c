import type { StoredRequest } from '../shapes.ts';

/** What tells whose a request is. */
export type Owned = Pick<StoredRequest, 'id' | 'customerId' | 'like'>;

const known = new WeakMap<readonly Owned[], ReadonlyMap<string, readonly Owned[]>>();

/** Maps the id of each request of a loaded list to all requests of its customer, in the given order; computed once. */
export function customersIn<R extends Owned>(requests: readonly R[]): ReadonlyMap<string, readonly R[]> {
  const customers = known.get(requests) ?? grouped(requests);
  known.set(requests, customers);
  return customers as ReadonlyMap<string, readonly R[]>;
}

function grouped<R extends Owned>(requests: readonly R[]): Map<string, readonly R[]> {
  const groups = Map.groupBy(requests, ({ id, customerId }) => customerId ?? id);
  return new Map(requests.map(({ id, customerId }) => [id, groups.get(customerId ?? id) ?? []]));
}

/** A name as people compare it. */
export const nameOf = ({ name }: { name: string }) => name.trim().toLowerCase();

/** Finds who has the same number as a customer and is somebody else: the newest request of each. */
export function likeThem<R extends Owned>(customer: readonly R[], customers: ReadonlyMap<string, readonly R[]>): R[] {
  const own = customer[0]?.customerId;
  const groups = [...new Set(customers.values())];
  return groups.flatMap(([newest]) =>
    newest?.customerId &&
    own &&
    newest.customerId !== own &&
    (newest.like?.customer === own || customer[0]?.like?.customer === newest.customerId)
      ? [newest]
      : [],
  );
}
