import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import type { FieldColumns } from '#shared/field-columns.ts';
import type { EntryKind } from '#shared/stored-words.ts';
import { hasStreet } from '../customers/address.ts';
import { keysOf } from '../customers/customer-keys.ts';
import { type Customer, customerOf, findCustomer } from '../customers/customers.server.ts';
import type { NextDate } from '../dates/shapes.ts';
import { entryOf, perField } from '../fields.ts';
import { changeCustomer, undoOfCustomer } from './customer-deeds.server.ts';
import {
  answered,
  type Case,
  type Deed,
  dated,
  dateOf,
  lastDone,
  openJob,
  priced,
  type RequestRow,
  toStep,
} from './deeds.server.ts';
import { dateWords, wordsOf } from './entry-words.ts';
import { historyTexts } from './history-texts.ts';
import {
  type Author,
  addLines,
  holdRequest,
  isFree,
  jobsOf,
  lastChange,
  linesOf,
  write,
  writeBack,
} from './log.server.ts';
import { nameless } from './nameless.ts';
import { type Correction, changesOf, type NewCall } from './owner-forms.ts';
import { changePersons } from './persons.server.ts';
import { ofOneTask, taskOfSender } from './repeats.server.ts';
import type { NewEntry } from './shapes.ts';

/** The reason for a refused entry: no such request, no such entry, or another move in between. */
export type Refusal = 'gone' | 'nothing-to-undo' | { by: string | undefined; step: string };

/** Adds an entry to a request and returns its number, or that of an equal one new to the caller. */
export async function enter(
  db: Db,
  id: string,
  entry: NewEntry,
  author: Author,
): Promise<{ number: number } | { refused: Refusal }> {
  const ofCustomer = await enterOfCustomer(db, id, entry, author);
  if (ofCustomer !== undefined) return { number: ofCustomer };
  return withCase(db, id, author, async (transaction, held) => {
    const { request } = held;
    if (entry.kind === 'undo') return undo(transaction, request, entry.undoes, author);
    const lines = await linesOf(transaction, request.id).execute();
    if (entry.kind === 'step' && entry.version !== request.version && entry.step !== request.step) {
      return { refused: { by: lines.at(-1)?.username ?? undefined, step: request.step } };
    }
    const words = wordsOf(entry);
    // A second tap, a repeat, another device. An equal one before is not the same, because jobs and prices repeat.
    const since = entry.version ?? Number.POSITIVE_INFINITY;
    const same = lines.find((line) => line.number > since && line.kind === entry.kind && isSame(line, words));
    if (same) return { number: same.number };
    if (entry.kind === 'same' || entry.kind === 'others' || entry.kind === 'apart') {
      return { number: await changePersons(transaction, request, entry, words, author) };
    }
    const deed = { kind: entry.kind, words, ...deedOf(entry, held) };
    const others = deed.request?.answeredAt && !request.answeredAt ? await ofOneTask(transaction, request, author) : {};
    return { number: await write(transaction, request, deed, author, others) };
  });
}

/** What stays with a customer, and its undo, need no request. */
async function enterOfCustomer(db: Db, id: string, entry: NewEntry, author: Author): Promise<number | undefined> {
  if (entry.kind === 'undo') return undoOfCustomer(db, id, entry.undoes, author.now);
  if (entry.kind !== 'stays') return undefined;
  const deed = { kind: entry.kind, words: wordsOf(entry), values: { note: entry.text || null } };
  return changeCustomer(db, id, author, () => deed);
}

const isSame = (line: { words: string; undoneAt: Date | null }, words: string) =>
  line.words === words && !line.undoneAt;

function deedOf(
  entry: Exclude<NewEntry, { kind: 'undo' | 'same' | 'others' | 'apart' }>,
  held: Case,
): Omit<Deed, 'kind' | 'words'> {
  switch (entry.kind) {
    case 'step':
      return toStep(entry.step, held);
    case 'answer':
      return { request: answered(held) };
    case 'price':
      return priced(entry.cents, held);
    case 'stays':
      return { customer: { note: entry.text || null } };
    case 'paid': {
      const job = lastDone(held.jobs);
      return { jobs: job ? [{ job, values: { paidAt: held.now } }] : [] };
    }
    default:
      return {};
  }
}

/** Takes back the last change, or a note or photo of any time. */
async function undo(transaction: Db, request: RequestRow, number: number, { now }: Author) {
  const lines = await linesOf(transaction, request.id).execute();
  const line = lines.find((one) => one.number === number);
  if (line?.undoneAt) return { number: request.version };
  if (!line || !(isFree(line) || line === lastChange(lines))) return { refused: 'nothing-to-undo' as const };
  const [photo] = line.before?.photos ?? [];
  if (photo && !(await isBinned(transaction, photo.id))) return { refused: 'nothing-to-undo' as const };
  const version = request.version + 1;
  await transaction.updateTable('contactSubmissions').set({ version }).where('id', '=', request.id).execute();
  await writeBack(transaction, line.before ?? {}, version, now);
  await transaction.updateTable('contactSubmissions').set({ version }).where('id', '=', request.id).execute();
  await transaction.updateTable('requestLog').set({ undoneAt: now }).where('id', '=', line.id).execute();
  return { number: version };
}

const isBinned = async (db: Db, photoId: string) =>
  (await db.selectFrom('requestPhotos').select('removedAt').where('id', '=', photoId).executeTakeFirst())?.removedAt;

/** Locks a request of the inbox with its jobs. An import's customer may have none yet. */
const withCase = <Entered>(
  db: Db,
  id: string,
  { now }: Author,
  work: (transaction: Db, held: Case) => Promise<Entered>,
): Promise<Entered | { refused: 'gone' }> =>
  db.transaction().execute(async (transaction) => {
    const request = (await holdRequest(transaction, id)) ?? (await requestOf(transaction, id, now));
    if (!request || request.deletedAt) return { refused: 'gone' };
    return work(transaction, { request, jobs: await jobsOf(transaction, request.id), now });
  });

/** Finds the last request of a customer who came with an import, or makes one: they have called. */
async function requestOf(transaction: Db, customerId: string, now: Date): Promise<RequestRow | undefined> {
  const customer = await findCustomer(transaction, customerId, true);
  if (!customer) return undefined;
  const requests = transaction.selectFrom('contactSubmissions').select('id').where('customerId', '=', customerId);
  const last = await requests.where('deletedAt', 'is', null).orderBy('createdAt', 'desc').executeTakeFirst();
  if (last) return holdRequest(transaction, last.id);
  const { name, email, phone, address: place } = customer;
  const call = { name, email, phone, place, service: null, message: null, kind: 'call' as const, createdAt: now };
  const state = { customerId, step: 'kontakt', answeredAt: now, movedAt: now, idempotencyKey: randomUUID() };
  const made = transaction
    .insertInto('contactSubmissions')
    .values({ ...call, ...state })
    .returningAll();
  return made.executeTakeFirstOrThrow();
}

/** Corrects the data of a request or customer; a line keeps the old ones. Returns its number, or the last one. */
export async function correctRequest(db: Db, id: string, next: Correction, author: Author) {
  const ofCustomer = await changeCustomer(db, id, author, async (customer) => {
    const { values, words } = correctionOf({ ...customer, place: customer.address }, next);
    const { place: address = customer.address, ...fields } = values;
    const keys = await keysOf({ ...customer, ...fields });
    return words ? { kind: 'corrected', words, values: { ...fields, address, ...keys } } : undefined;
  });
  if (ofCustomer !== undefined) return { number: ofCustomer };
  return withCase(db, id, author, async (transaction, { request }) => {
    const { values, words } = correctionOf(request, next);
    if (!words) return { number: request.version };
    const owner = await findCustomer(transaction, request.customerId ?? '', true);
    const customer = owner && (await knownOf(owner, request, { ...request, ...values }));
    const deed = { kind: 'corrected' as const, words, request: values, ...(customer && { customer }) };
    return { number: await write(transaction, request, deed, author) };
  });
}

function correctionOf(before: Parameters<typeof changesOf>[0], next: Correction) {
  const changes = changesOf(before, next);
  const values: Partial<FieldColumns> = Object.fromEntries(changes.map(({ field, value }) => [field, value]));
  const words = changes.map((change) => change.words).join(', ');
  return { values, words: words && historyTexts.kinds.corrected(words) };
}

/** The customer gets what was corrected, and is found by it from now on. */
async function knownOf(customer: Customer, before: RequestRow, after: RequestRow) {
  const { emailKeys, phoneKeys, surnameKey } = await keysOf(after);
  return {
    emailKeys: [...new Set([...customer.emailKeys, ...emailKeys])],
    phoneKeys: [...new Set([...customer.phoneKeys, ...phoneKeys])],
    ...(after.email !== before.email && { email: after.email }),
    ...(after.phone !== before.phone && { phone: after.phone }),
    ...(after.place !== before.place && { address: after.place }),
    ...(after.name !== before.name && customer.name === before.name && { name: after.name, surnameKey }),
  };
}

/** Stores a call, once per key, and returns its id. A logged call counts as answered unless the caller waits. */
export async function enterCall(db: Db, call: NewCall, author: Author): Promise<string> {
  const { now } = author;
  return db.transaction().execute(async (transaction) => {
    const typed: Partial<FieldColumns> = { ...call, name: call.name || nameless(call.phone) };
    const fields = perField<FieldColumns>((field) => typed[field] ?? (entryOf(field).isRequired ? '' : null));
    const before = transaction.selectFrom('contactSubmissions').select('id').where('idempotencyKey', '=', call.key);
    const known = await before.executeTakeFirst();
    if (known) return known.id;
    const customerId = await customerOf(transaction, fields, { now });
    const state = call.callBack
      ? { repeats: taskOfSender(fields, sql`${customerId}::uuid`) }
      : { step: 'kontakt', answeredAt: now, movedAt: now };
    const stored = await transaction
      .insertInto('contactSubmissions')
      .values({ ...fields, kind: 'call', createdAt: now, idempotencyKey: call.key, customerId, version: 1, ...state })
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) return (await before.executeTakeFirstOrThrow()).id;
    const words = historyTexts.marks.entered;
    await addLines(transaction, [{ id: stored.id, number: 1 }], { kind: 'entered', words }, author);
    return stored.id;
  });
}

interface Wish {
  id: string;
  /** The version of the date on the screen, 0 for none. */
  before: number;
  date: NextDate | undefined;
  /** The price of this job; null leaves it open. */
  cents: number | null;
}

/** The reason for a refused date: no such request, or another change in between. */
export type DateRefusal = 'gone' | { by: string | undefined; date: NextDate | undefined };

/** Sets, changes or removes a request's date and returns the number of its line, or that of an equal one since `before`. */
export async function enterDate(
  db: Db,
  { id, before, date, cents }: Wish,
  author: Author,
): Promise<{ number: number } | { refused: DateRefusal }> {
  return withCase(db, id, author, async (transaction, held) => {
    const open = openJob(held.jobs);
    const shown = open && dateOf(open);
    const kind: EntryKind = date ? 'date' : 'undated';
    const words = date ? dateWords({ ...date, cents }, author.now) : historyTexts.marks.undated;
    const lines = await linesOf(transaction, held.request.id).execute();
    const newest = lines.findLast(({ kind, undoneAt }) => !undoneAt && (kind === 'date' || kind === 'undated'));
    const isRepeat = newest?.kind === kind && newest.words === words && newest.number > before;
    if (newest && isRepeat && (open?.version ?? newest.number) === newest.number) return { number: newest.number };
    if ((open?.version ?? 0) !== before) {
      return { refused: { by: (newest ?? lines.at(-1))?.username ?? undefined, date: shown } };
    }
    const street = date?.place && hasStreet(date.place) ? { customer: { address: date.place } } : {};
    const deed = { kind, words, ...dated(date && { ...date, cents }, held), ...street };
    const others =
      deed.request?.answeredAt && !held.request.answeredAt ? await ofOneTask(transaction, held.request, author) : {};
    return { number: await write(transaction, held.request, deed, author, others) };
  });
}
