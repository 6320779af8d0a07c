import type { StoredRequest } from '#domain/requests/shapes.ts';

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

/** The name of whom a request is of. */
export const ownerOf = ({ customerName, name }: Pick<StoredRequest, 'customerName' | 'name'>) => customerName ?? name;

/** Finds who has the same number as a customer and is somebody else: the newest request of each, and one of who came later. */
export function likeThem<R extends Owned>(customer: readonly R[], customers: ReadonlyMap<string, readonly R[]>) {
  const naming = (group: readonly R[], id = '') => group.find(({ like }) => like?.customer === id);
  return [...new Set(customers.values())].flatMap((group) => {
    const [other] = group;
    const later = naming(group, customer[0]?.customerId) ?? naming(customer, other?.customerId);
    return other && later ? [{ other, later }] : [];
  });
}

/** The requests of one task, in the given order: one person's who wrote again before an answer. */
export const inOneTask = <R extends Pick<StoredRequest, 'id' | 'repeats'>>(request: R, all: readonly R[] = [request]) =>
  all.filter(({ id, repeats = id }) => repeats === (request.repeats ?? request.id));
