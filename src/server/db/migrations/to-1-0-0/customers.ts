import type { Entry, Request } from './history.ts';

/** The requests of a customer, newest first; `apart`: since when the name is another customer than `rest`. */
export interface Group {
  requests: Request[];
  apart?: { rest: Group | undefined; at: Date };
}

const oldestOf = ({ requests }: Group): Request =>
  requests.reduce((one, other) => (other.at < one.at || (+other.at === +one.at && other.id < one.id) ? other : one));
export const nameOf = ({ name }: Request) => name.trim().toLowerCase();

/** Groups requests; one of the bin belongs to the customer whose address or number it has, but joins nobody. */
export function groupsWithBin(requests: readonly Request[]): Group[] {
  const live = requests.filter(({ binned }) => !binned);
  const groups = [...groupsOf(live, keysOf).values()].flatMap(parted);
  const byKey = new Map(groups.flatMap((group) => group.requests.flatMap(keysOf).map((key) => [key, group] as const)));
  for (const request of requests.filter(({ binned }) => binned)) {
    const keys = keysOf(request);
    const known = keys.map((key) => byKey.get(key)).find((group) => group);
    const group: Group = known ?? { requests: [] };
    group.requests.push(request);
    if (!known) groups.push(group);
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, group);
  }
  return groups;
}

/** Joins who shares a key, also over a third request. */
function groupsOf(requests: readonly Request[], keysOf: (request: Request) => string[]): Map<string, Request[]> {
  const above = new Map<string, string>();
  const topOf = (key: string): string => {
    let top = key;
    for (let next = above.get(top); next; next = above.get(top)) top = next;
    if (top !== key) above.set(key, top);
    return top;
  };
  for (const request of requests) {
    for (const key of keysOf(request)) {
      const [own, other] = [topOf(request.id), topOf(key)];
      if (own !== other) above.set(own, other);
    }
  }
  return Map.groupBy(requests, ({ id }) => topOf(id));
}

/** Parts the names that the owner called somebody else. */
function parted(group: Request[]): Group[] {
  const apart = new Map<string, Date>();
  for (const request of group) {
    const entry = request.held.find(({ kind }) => kind === 'apart');
    if (entry) apart.set(nameOf(request), entry.at);
  }
  if (apart.size === 0) return [{ requests: group }];
  const parts = groupsOf(group, (request) =>
    apart.has(nameOf(request)) ? [`name:${nameOf(request)}`] : keysOf(request),
  );
  const groups: Group[] = [...parts.values()].map((requests) => ({ requests }));
  const sinceOf = ({ requests: [newest] }: Group) => newest && apart.get(nameOf(newest));
  const rest = groups.find((one) => !sinceOf(one)) ?? groups.at(-1);
  return groups.map((one) => {
    const at = sinceOf(one);
    return at && one !== rest ? Object.assign(one, { apart: { rest, at } }) : one;
  });
}

/** Makes the same id each time, because erasures are noted by id and an older backup is migrated again; no request's. */
function idOf(group: Group): string {
  const { id } = oldestOf(group);
  return `${id.slice(0, 14)}8${id.slice(15)}`;
}

export function customerOf(group: Group) {
  const { requests, apart } = group;
  const live = requests.filter(({ binned }) => !binned);
  const shown = live.length > 0 ? live : requests;
  const stays = newestOf(shown.flatMap(({ held }) => held.findLast(({ kind }) => kind === 'stays') ?? []));
  const places = shown.map(placeOf);
  const { name = '' } = shown[0] ?? {};
  return {
    ...{ id: idOf(group), name, like_id: apart?.rest && idOf(apart.rest), like_answered_at: apart?.at },
    email: shown.find(({ email }) => email !== '')?.email ?? '',
    phone: shown.find(({ phone }) => phone)?.phone,
    email_keys: [...new Set(requests.flatMap(mailKeys))],
    phone_keys: [...new Set(requests.flatMap(phoneKeys))],
    surname_key: name.normalize().split(',')[0]?.trim().toLowerCase().split(/\s+/).at(-1) ?? '',
    address: (newestOf(places.filter(({ text }) => hasStreet(text))) ?? newestOf(places.filter(({ text }) => text)))
      ?.text,
    note: stays?.text || null,
    created_at: oldestOf(group).at,
  };
}

/** The last place with a street that a date named, or the request's own; a later correction counts more. */
function placeOf({ held, place, at }: Request) {
  const isNamed = ({ kind, way, date }: Entry) =>
    hasStreet(date?.place ?? '') || (kind === 'corrected' && way?.split(' ').includes('place'));
  const last = held.findLast(isNamed);
  return { text: last?.date?.place ?? place ?? '', at: last?.at ?? at };
}

/** Whether a place names a house: a digit before its postal code or last comma. */
const hasStreet = (typed: string) =>
  /\d/.test(/^(.*?)(?:\bD\s*-\s*)?\b\d{5}\b/s.exec(typed)?.[1] ?? /^(.*),/s.exec(typed)?.[1] ?? typed);
const newestOf = <T extends { at: Date }>(all: readonly T[]): T | undefined =>
  all.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];

const keysOf = (request: Request) => [...mailKeys(request), ...phoneKeys(request)];
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
export const mailKeys = ({ email }: Request): string[] => {
  const seen = email.normalize().replace(INVISIBLE, '').trim().toLowerCase();
  return seen ? [seen.replace(/@googlemail\.com$/, '@gmail.com')] : [];
};
/** Numbers with an area code in E.164; those that people invent are left out. */
const phoneKeys = ({ phone }: Request): string[] =>
  [...(phone ?? '').replace(/\(0?\)|\((\d+)\)/g, ' $1 ').matchAll(/(?<![\d+])[+0](?:[\s./-]*\d){6,}/g)]
    .flatMap(([run]) => {
      const several = run.split(/\/\s*(?=0)/);
      return several.every((one) => one.replace(/\D/g, '').length > 6) ? several : run;
    })
    .map((typed) =>
      typed
        .replace(/[^\d+]/g, '')
        .replace(/^00/, '+')
        .replace(/^0/, '+49'),
    )
    .filter((number) => number.length < 17 && !/(\d)\1{5}|1234567|2345678|3456789/.test(number));
