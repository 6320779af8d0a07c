import { hasStreet } from '#domain/customers/address.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';

export function customerOf(requests: readonly StoredRequest[]) {
  const [newest] = requests;
  const withDate = requests.filter(({ state }) => state?.date);
  return {
    name: newest?.customerName ?? newest?.name ?? '',
    email: requests.find(({ email }) => email !== '')?.email ?? '',
    phone: requests.find(({ phone }) => phone)?.phone,
    address: addressOf(requests),
    stays: newestOf(requests.flatMap(({ state }) => state?.stays ?? []))?.text || undefined,
    dated: withDate.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))[0],
    jobs: requests
      .flatMap((request) => (request.state?.jobs ?? []).map((job) => ({ ...job, request })))
      .toSorted((one, other) => other.day.localeCompare(one.day) || other.number - one.number),
    requests,
  };
}
export type Customer = ReturnType<typeof customerOf>;

const dayOf = ({ state }: StoredRequest) => `${state?.date?.day} ${state?.date?.time ?? ''}`;

function addressOf(requests: readonly StoredRequest[]): string | undefined {
  const places = requests.flatMap(({ createdAt, place, state: { address } = {} }) => [
    { text: address?.text ?? place ?? '', at: address?.at ?? createdAt },
  ]);
  const newest = newestOf(places.filter(({ text }) => hasStreet(text))) ?? newestOf(places.filter(({ text }) => text));
  return newest?.text;
}

const newestOf = <T extends { at: string }>(all: readonly T[]): T | undefined =>
  all.toSorted((one, other) => other.at.localeCompare(one.at))[0];

export const ownerOf = ({ customerName, name }: Pick<StoredRequest, 'customerName' | 'name'>) => customerName ?? name;

/** The requests of one task, in the given order: one person's who wrote again before an answer. */
export const inOneTask = <R extends Pick<StoredRequest, 'id' | 'repeats'>>(request: R, all: readonly R[] = [request]) =>
  all.filter(({ id, repeats = id }) => repeats === (request.repeats ?? request.id));
