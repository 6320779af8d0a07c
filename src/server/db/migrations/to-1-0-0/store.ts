import { type Kysely, sql } from 'kysely';
import { customerOf, type Group, groupsWithBin } from './customers.ts';
import { type Entry, type Request, readRequests } from './history.ts';
import { isDeed, stateOf } from './jobs.ts';
import { repeatsOf } from './repeats.ts';
import { wordsOf } from './words.ts';

/** Stores customers, states, jobs and lines of the log, which d8a5fde9 computed from the history (what-is-stored.md). */
export async function storeHistories(db: Kysely<unknown>): Promise<void> {
  const requests = await readRequests(db);
  const repeats = repeatsOf(requests.filter(({ binned }) => !binned));
  const customers: object[] = [];
  const states: object[] = [];
  const jobs: object[] = [];
  const lines: object[] = [];
  for (const group of groupsWithBin(requests)) {
    const customer = customerOf(group);
    const owner = { customer_id: customer.id };
    const { gone = [], kept = [] } = Object.groupBy(group.requests, (one) =>
      isCustomer(one, group) ? 'gone' : 'kept',
    );
    for (const request of group.requests) {
      const { state, own } = stateOf(request, customer.id, gone.includes(request) || !request.binned);
      if (kept.includes(request)) states.push({ ...state, ...owner, repeats: repeats.get(request.id) });
      jobs.push(...own);
    }
    lines.push(...kept.flatMap(({ id, entries }) => linesOf(entries, { request_id: id })));
    // Several rows of the notebook may give their lines the same numbers.
    let version = 0;
    for (const line of gone.flatMap(({ entries }) => linesOf(entries, owner))) {
      version = Math.max(line.number, version + 1);
      lines.push({ ...line, number: version });
    }
    const ofImport = kept.length === 0 && { batch: gone[0]?.batch, deleted_at: gone[0]?.binned };
    customers.push({ ...customer, ...ofImport, version });
  }
  await insert(db, 'customers', customers);
  for (const rows of chunksOf(states)) {
    await sql`update contact_submissions as request set customer_id = own.customer_id, repeats = own.repeats,
        kind = replace(request.kind, 'notebook', 'call'), step = own.step, answered_at = own.answered_at,
        moved_at = own.moved_at, offered_at = own.offered_at, price_cents = own.price_cents, version = own.version
      from json_populate_recordset(null::contact_submissions, ${rows}::json) as own
      where own.id = request.id`.execute(db);
  }
  await insert(db, 'jobs', jobs);
  await insert(db, 'request_log', lines);
}

/** Whether a row of the notebook is a customer alone. One that lies in the bin without its customer stays a request. */
const isCustomer = ({ kind, hasPhotos, binned, held }: Request, { requests }: Group) =>
  kind === 'notebook' && !hasPhotos && !(binned && requests.length > 1) && !held.some(isDeed);

/** An undone line has the time of its undo. */
function linesOf(entries: readonly Entry[], owner: { customer_id: string } | { request_id: string }) {
  const undone = new Map(entries.map(({ undoes, at }) => [undoes, at]));
  return entries
    .filter(({ kind }) => !['undo', 'announced', 'kept'].includes(kind))
    .map((entry) => {
      const { number, at, admin, kind } = entry;
      const line = { id: crypto.randomUUID(), number, at, admin_id: admin, kind, words: wordsOf(entry) };
      return { ...line, ...owner, undone_at: undone.get(number) };
    });
}

async function insert(db: Kysely<unknown>, table: string, all: readonly object[]): Promise<void> {
  for (const rows of chunksOf(all))
    await sql`insert into ${sql.table(table)}
      select * from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`.execute(db);
}

/** Rows of JSON for one statement. */
const chunksOf = (rows: readonly object[]) =>
  Array.from({ length: Math.ceil(rows.length / 2000) }, (_, n) => JSON.stringify(rows.slice(n * 2000, (n + 1) * 2000)));
