import { type Kysely, sql } from 'kysely';

/** Stores the customers, and which request repeats another; both were computed until now (what-is-stored.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An entry of an instance of the release before must not come between.
  await sql`lock table contact_submissions, case_events in share row exclusive mode`.execute(db);
  const { rows: requests } = await sql<Request>`
    select id, name, email, phone, place, kind, created_at as at, deleted_at as binned
    from contact_submissions where suspicion is null order by created_at desc, id desc`.execute(db);
  const { rows: entries } = await sql<Entry>`
    select case_id as id, at, kind, step, way, text, next_date ->> 'place' as place from case_events as entry
    where not exists (select from case_events as undo where undo.case_id = entry.case_id and undo.undoes = entry.number)
    order by case_id, number`.execute(db);
  const holding = Map.groupBy(entries, ({ id }) => id);
  const live = requests.filter(({ binned }) => !binned);
  const repeats = repeatsOf(live, holding);
  const customers = groupsWithBin(requests, holding).map((group) => customerOf(group, holding));
  const owned = customers.flatMap(({ id, requests: own }) =>
    own.map((request) => ({ id: request.id, customer_id: id, repeats: repeats.get(request.id) })),
  );
  // A customer comes after the one whom they are like.
  const ordered = customers.toSorted((one, other) => Number(!!one.like_id) - Number(!!other.like_id));
  for (const rows of chunksOf(ordered.map(({ requests: _, ...row }) => row))) {
    await sql`insert into customers select * from json_populate_recordset(null::customers, ${rows}::json)`.execute(db);
  }
  for (const rows of chunksOf(owned)) {
    await sql`update contact_submissions as request set customer_id = own.customer_id, repeats = own.repeats
      from json_populate_recordset(null::contact_submissions, ${rows}::json) as own
      where own.id = request.id`.execute(db);
  }
}

type Request = Record<'id' | 'name' | 'email' | 'kind', string> &
  Record<'phone' | 'place', string | null> & { at: Date; binned: Date | null };
/** An entry that nobody undid. */
type Entry = Record<'id' | 'kind', string> & Record<'step' | 'way' | 'text' | 'place', string | null> & { at: Date };
type Histories = Map<string, Entry[]>;

/** The requests of a customer, newest first; `apart`: since when the name is another customer than `rest`. */
interface Group {
  requests: Request[];
  apart?: { rest: Group | undefined; at: Date };
}

/** Rows of JSON for one statement. */
const chunksOf = (rows: readonly object[]) =>
  Array.from({ length: Math.ceil(rows.length / 2000) }, (_, n) => JSON.stringify(rows.slice(n * 2000, (n + 1) * 2000)));
const oldestOf = ({ requests }: Group): Request =>
  requests.reduce((one, other) => (other.at < one.at || (+other.at === +one.at && other.id < one.id) ? other : one));
const nameOf = ({ name }: Request) => name.trim().toLowerCase();

/** Groups requests; one of the bin belongs to the customer whose address or number it has, but joins nobody. */
function groupsWithBin(requests: readonly Request[], histories: Histories): Group[] {
  const isLive = ({ binned }: Request) => !binned;
  const groups = [...groupsOf(requests.filter(isLive), keysOf).values()].flatMap((group) => parted(group, histories));
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
function parted(group: Request[], histories: Histories): Group[] {
  const apart = new Map<string, Date>();
  for (const request of group) {
    const entry = histories.get(request.id)?.find(({ kind }) => kind === 'apart');
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

function customerOf(group: Group, histories: Histories) {
  const { requests, apart } = group;
  const live = requests.filter(({ binned }) => !binned);
  const shown = live.length > 0 ? live : requests;
  const stays = newestOf(shown.flatMap(({ id }) => histories.get(id)?.findLast(({ kind }) => kind === 'stays') ?? []));
  const places = shown.map((request) => placeOf(request, histories.get(request.id) ?? []));
  const { name = '' } = shown[0] ?? {};
  return {
    ...{ id: idOf(group), requests, name },
    ...{ like_id: apart?.rest && idOf(apart.rest), like_answered_at: apart?.at },
    email: shown.find(({ email }) => email !== '')?.email ?? '',
    phone: shown.find(({ phone }) => phone)?.phone,
    email_keys: [...new Set(requests.flatMap(mailKeys))],
    phone_keys: [...new Set(requests.flatMap(phoneKeys))],
    surname_key: name.normalize().split(',')[0]?.trim().toLowerCase().split(/\s+/).at(-1) ?? '',
    address: (newestOf(places.filter(({ text }) => hasStreet(text))) ?? newestOf(places.filter(({ text }) => text)))
      ?.text,
    note: stays?.text || null,
    version: 0,
    created_at: oldestOf(group).at,
  };
}

/** The last place with a street that a date named, or the request's own; a later correction counts more. */
function placeOf(request: Request, entries: readonly Entry[]) {
  const isNamed = ({ kind, way, place }: Entry) =>
    hasStreet(place ?? '') || (kind === 'corrected' && way?.split(' ').includes('place'));
  const last = entries.findLast(isNamed);
  return { text: last?.place ?? request.place ?? '', at: last?.at ?? request.at };
}

/** Whether a place names a house: a digit before its postal code or last comma. */
const hasStreet = (typed: string) =>
  /\d/.test(/^(.*?)(?:\bD\s*-\s*)?\b\d{5}\b/s.exec(typed)?.[1] ?? /^(.*),/s.exec(typed)?.[1] ?? typed);
const newestOf = <T extends { at: Date }>(all: readonly T[]): T | undefined =>
  all.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];

const keysOf = (request: Request) => [...mailKeys(request), ...phoneKeys(request)];
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const mailKeys = ({ email }: Request): string[] => {
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

const HOUR_MS = 60 * 60 * 1000;

/** Maps a request to the first of those that the same person sent within an hour, without an answer between. */
function repeatsOf(requests: readonly Request[], histories: Histories): Map<string, string> {
  const isAnswer = ({ kind, step }: Entry) =>
    kind === 'answer' || kind === 'earlier' || (step !== null && step !== 'neu');
  const byWay = new Map<string, { at: Date; request?: Request }[]>();
  for (const request of requests.toReversed()) {
    if (request.kind === 'notebook') continue;
    const answers = (histories.get(request.id) ?? []).filter(isAnswer).map(({ at }) => ({ at }));
    for (const way of [request.email.toLowerCase(), (request.phone ?? '').replace(/\D/g, '')]) {
      const events = byWay.get(way) ?? [];
      events.push({ at: request.at, request }, ...answers);
      if (way) byWay.set(way, events);
    }
  }
  const before = new Map<string, string>();
  for (const events of byWay.values()) {
    events.sort((one, other) => one.at.getTime() - other.at.getTime());
    for (const [n, { at, request }] of events.entries()) {
      const last = events[n - 1]?.request;
      if (!request || !last || at.getTime() - last.at.getTime() > HOUR_MS) continue;
      // Another person of the same household is a task of their own.
      const isSameMail = request.email !== '' && mailKeys(request)[0] === mailKeys(last)[0];
      if (isSameMail || nameOf(request) === nameOf(last)) before.set(request.id, last.id);
    }
  }
  const firsts = new Map<string, string>();
  for (const { id } of requests.toReversed()) {
    const last = before.get(id);
    if (last) firsts.set(id, firsts.get(last) ?? last);
  }
  return firsts;
}
