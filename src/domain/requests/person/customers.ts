import { identitiesOf } from './identities.ts';

/** What tells whose a request is. */
export interface Sender {
  id: string;
  name: string;
  email: string;
  phone?: string | null | undefined;
  state?: { isApart?: true | undefined } | undefined;
}

/**
 * Groups requests by customer: whoever shares an address or a number is one, also over a third request (ruling 53). A
 * name that the owner has parted is another customer than the others of its group. Maps the id of each request to all
 * requests of its customer, in the given order.
 */
export function byCustomer<R extends Sender>(requests: readonly R[]): Map<string, readonly R[]> {
  const joined = groupsOf(requests, identitiesOf);
  const parted = new Map<readonly R[], Set<string>>();
  for (const request of requests) {
    const group = joined.get(request.id);
    if (group && request.state?.isApart) parted.set(group, (parted.get(group) ?? new Set()).add(nameOf(request)));
  }
  if (parted.size === 0) return joined;
  return groupsOf(requests, (request) => {
    const group = joined.get(request.id);
    const isApart = group && parted.get(group)?.has(nameOf(request));
    return isApart ? [`${group[0]?.id} ${nameOf(request)}`] : identitiesOf(request);
  });
}

const known = new WeakMap<readonly Sender[], ReadonlyMap<string, readonly Sender[]>>();

/** The same for a loaded list, computed once for the search and all components. */
export function customersIn<R extends Sender>(requests: readonly R[]): ReadonlyMap<string, readonly R[]> {
  const customers = known.get(requests) ?? byCustomer(requests);
  known.set(requests, customers);
  return customers as ReadonlyMap<string, readonly R[]>;
}

/** A name as people compare it. */
export const nameOf = ({ name }: Pick<Sender, 'name'>) => name.trim().toLowerCase();

interface Group<R> {
  keys: string[];
  requests: R[];
}

/** Maps each request to those with which it shares a key, also over a third one. */
function groupsOf<R extends Sender>(requests: readonly R[], keysOf: (request: R) => readonly string[]) {
  const groups = new Map<string, Group<R>>();
  for (const request of requests) {
    const keys = keysOf(request);
    join(groups, keys.length > 0 ? keys : [request.id], request);
  }
  const places = new Map(requests.map(({ id }, at) => [id, at]));
  const placeOf = ({ id }: R) => places.get(id) ?? 0;
  const found = new Map<string, readonly R[]>();
  for (const { requests } of new Set(groups.values())) {
    if (requests.length > 1) requests.sort((one, other) => placeOf(one) - placeOf(other));
    for (const { id } of requests) found.set(id, requests);
  }
  return found;
}

/** Adds a request to the group of its keys, and makes one of several. */
function join<R>(groups: Map<string, Group<R>>, keys: readonly string[], request: R) {
  const first = keys.map((key) => groups.get(key)).find((group) => group !== undefined) ?? { keys: [], requests: [] };
  first.requests.push(request);
  for (const key of keys) {
    const other = groups.get(key);
    if (other === first) continue;
    for (const moved of other?.keys ?? [key]) {
      groups.set(moved, first);
      first.keys.push(moved);
    }
    if (other) first.requests.push(...other.requests);
  }
}

/** Finds who shares an address or number with a customer and was parted from them: the newest request of each. */
export function partedFrom<R extends Sender>(
  customer: readonly R[],
  customers: ReadonlyMap<string, readonly R[]>,
): R[] {
  const groups = [...new Set(customers.values())];
  if (!groups.flat().some(({ state }) => state?.isApart)) return [];
  const own = new Set(customer.flatMap(identitiesOf));
  const sharing = groups.filter((other) =>
    other.some((request) => identitiesOf(request).some((identity) => own.has(identity))),
  );
  return sharing.flatMap(([newest]) => newest ?? []).filter(({ id }) => id !== customer[0]?.id);
}
