import { type Identity, identitiesOf } from './identities.ts';

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
 * name that the owner has parted is another customer than the others with its addresses and numbers. Maps the id of each
 * request to all requests of its customer, in the given order.
 */
export function byCustomer<R extends Sender>(requests: readonly R[]): Map<string, readonly R[]> {
  const identities = requests.map(({ email, phone = null }) => identitiesOf({ email, phone }));
  const parted = new Set(
    requests.flatMap((request, at) =>
      request.state?.isApart ? (identities[at] ?? []).map((identity) => ofName(identity, request)) : [],
    ),
  );
  const groups = new Map<string, R[]>();
  requests.forEach((request, at) => {
    const keys = (identities[at] ?? []).map((identity) => {
      const own = ofName(identity, request);
      return parted.has(own) ? own : identity;
    });
    join(groups, keys.length > 0 ? keys : [request.id], request);
  });
  const places = new Map(requests.map(({ id }, at) => [id, at]));
  const placeOf = ({ id }: R) => places.get(id) ?? 0;
  const customers = new Map<string, readonly R[]>();
  for (const group of new Set(groups.values())) {
    group.sort((one, other) => placeOf(one) - placeOf(other));
    for (const { id } of group) customers.set(id, group);
  }
  return customers;
}

const ofName = (identity: Identity, { name }: Sender) => `${identity} ${name.trim().toLowerCase()}`;

/** Adds a request to the group of its keys, and makes one of several. */
function join<R>(groups: Map<string, R[]>, keys: readonly string[], request: R) {
  const [first = [], ...others] = new Set(keys.map((key) => groups.get(key)).filter((group) => group !== undefined));
  first.push(...others.flat(), request);
  for (const key of keys) groups.set(key, first);
  if (others.length === 0) return;
  for (const [key, group] of groups) if (others.includes(group)) groups.set(key, first);
}
