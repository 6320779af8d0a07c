import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import type { FieldColumns } from '#shared/field-columns.ts';
import type { EntryKind } from '#shared/stored-words.ts';
import { hasStreet } from '../customers/address.ts';
import { keysOf, type Sender } from '../customers/customer-keys.ts';
import { type Customer, customerOf, findCustomer } from '../customers/customers.server.ts';
import type { NextDate } from '../dates/shapes.ts';
import { entryOf, perField } from '../fields.ts';
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
  asSubject,
  grow,
  holdRequest,
  isFree,
  jobsOf,
  lastChange,
  linesOf,
  type Subject,
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
  return withSubject(db, id, async (transaction, subject) => {
    if (entry.kind === 'undo') return undo(transaction, subject, entry.undoes, author);
    // What stays with a customer needs no request.
    const of = entry.kind === 'stays' ? subject : await withRequest(transaction, subject, author);
    const lines = await linesOf(transaction, of.id).execute();
    if (
      entry.kind === 'step' &&
      of.of === 'requests' &&
      entry.version !== of.version &&
      entry.step !== of.request.step
    ) {
      return { refused: { by: lines.at(-1)?.username ?? undefined, step: of.request.step } };
    }
    const words = wordsOf(entry);
    // A second tap, a repeat, another device. An equal one before is not the same, because jobs and prices repeat.
    const since = entry.version ?? Number.POSITIVE_INFINITY;
    const same = lines.find((line) => line.number > since && line.kind === entry.kind && isSame(line, words));
    if (same) return { number: same.number };
    if (entry.kind === 'stays') {
      const deed = { kind: entry.kind, words, customer: { note: entry.text || null } };
      return { number: await write(transaction, of, deed, author) };
    }
    const held = await caseOf(transaction, of, author);
    if (entry.kind === 'same' || entry.kind === 'others' || entry.kind === 'apart') {
      return { number: await changePersons(transaction, held.request, entry, words, author) };
    }
    return { number: await settle(transaction, held, { kind: entry.kind, words, ...deedOf(entry, held) }, author) };
  });
}

/** Writes a deed; the first answer settles the other requests of its task. */
async function settle(transaction: Db, { request }: Case, deed: Deed, author: Author): Promise<number> {
  const isFirst = deed.request?.answeredAt && !request.answeredAt;
  const others = isFirst ? await ofOneTask(transaction, request, author) : {};
  return write(transaction, asSubject(request), deed, author, others);
}

const isSame = (line: { words: string; undoneAt: Date | null }, words: string) =>
  line.words === words && !line.undoneAt;

function deedOf(
  entry: Exclude<NewEntry, { kind: 'undo' | 'stays' | 'same' | 'others' | 'apart' }>,
  held: Case,
): Omit<Deed, 'kind' | 'words'> {
  switch (entry.kind) {
    case 'step':
      return toStep(entry.step, held);
    case 'answer':
      return { request: answered(held) };
    case 'price':
      return priced(entry.cents, held);
    case 'paid': {
      const job = entry.job ? held.jobs.find(({ id, doneAt }) => id === entry.job && doneAt) : lastDone(held.jobs);
      return { jobs: job ? [{ job, values: { paidAt: held.now } }] : [] };
    }
    case 'told': {
      const job = openJob(held.jobs);
      return { jobs: job?.wasDay ? [{ job, values: { toldAt: entry.isTold ? held.now : null } }] : [] };
    }
    default:
      return {};
  }
}

/** Takes back the last change, or a note or photo of any time. */
async function undo(transaction: Db, { of, id, version: before }: Subject, number: number, { now }: Author) {
  const lines = await linesOf(transaction, id).execute();
  const line = lines.find((one) => one.number === number);
  if (line?.undoneAt) return { number: before };
  if (!line || !(isFree(line) || line === lastChange(lines))) return { refused: 'nothing-to-undo' as const };
  const [photo] = line.before?.photos ?? [];
  if (photo && !(await isBinned(transaction, photo.id))) return { refused: 'nothing-to-undo' as const };
  const version = before + 1;
  await writeBack(transaction, line.before ?? {}, version, now);
  await grow(transaction, of, id, version);
  await transaction.updateTable('requestLog').set({ undoneAt: now }).where('id', '=', line.id).execute();
  return { number: version };
}

const isBinned = async (db: Db, photoId: string) =>
  (await db.selectFrom('requestPhotos').select('removedAt').where('id', '=', photoId).executeTakeFirst())?.removedAt;

/** Locks a request of the inbox, or a customer of an import; within the caller's transaction, if there is one. */
async function withSubject<Entered>(
  db: Db,
  id: string,
  work: (transaction: Db, subject: Subject) => Promise<Entered>,
): Promise<Entered | { refused: 'gone' }> {
  if (!db.isTransaction) return db.transaction().execute((transaction) => withSubject(transaction, id, work));
  const request = await holdRequest(db, id);
  if (request) return request.deletedAt ? { refused: 'gone' } : work(db, asSubject(request));
  const customer = await findCustomer(db, id, true);
  return customer ? work(db, { ...customer, of: 'customers', customerId: id }) : { refused: 'gone' };
}

const caseOf = async (transaction: Db, subject: Subject, author: Author): Promise<Case> => {
  const { request } = await withRequest(transaction, subject, author);
  return { request, jobs: await jobsOf(transaction, request.id), now: author.now };
};

/** Finds the last request of a customer who came with an import, or makes one: they have called. */
async function withRequest(transaction: Db, subject: Subject, author: Author) {
  if (subject.of === 'requests') return subject;
  const { id: customerId } = subject;
  const requests = transaction.selectFrom('contactSubmissions').selectAll().where('customerId', '=', customerId);
  const last = requests.where('deletedAt', 'is', null).orderBy('createdAt', 'desc').forNoKeyUpdate();
  const request = (await last.executeTakeFirst()) ?? (await beginCall(transaction, subject, author));
  return { ...request, of: 'requests' as const, request };
}

async function beginCall(transaction: Db, subject: Subject, author: Author): Promise<RequestRow> {
  const { id: customerId } = subject;
  const { now } = author;
  await write(transaction, subject, { kind: 'entered', words: historyTexts.marks.entered }, author);
  const { name, email, phone, address: place } = (await findCustomer(transaction, customerId)) as Customer;
  const call = { name, email, phone, place, service: null, message: null, kind: 'call' as const, createdAt: now };
  const state = { customerId, step: 'kontakt', answeredAt: now, movedAt: now, idempotencyKey: randomUUID() };
  const made = transaction
    .insertInto('contactSubmissions')
    .values({ ...call, ...state })
    .returningAll();
  return made.executeTakeFirstOrThrow();
}

/** Corrects the data of a request or customer; a line keeps the old ones. Returns its number, or the last one. */
export const correctRequest = (db: Db, id: string, next: Correction, author: Author) =>
  withSubject(db, id, async (transaction, subject) => {
    const owner = await findCustomer(transaction, subject.customerId ?? '', true);
    const before =
      subject.of === 'requests' ? subject.request : { ...(owner as Customer), place: owner?.address ?? null };
    const { values, words } = correctionOf(before, next);
    if (!words) return { number: subject.version };
    const customer = owner && (await knownOf(owner, before, { ...before, ...values }));
    const request = subject.of === 'requests' ? { request: values } : {};
    const deed = { kind: 'corrected' as const, words, ...request, ...(customer && { customer }) };
    return { number: await write(transaction, subject, deed, author) };
  });

function correctionOf(before: Parameters<typeof changesOf>[0], next: Correction) {
  const changes = changesOf(before, next);
  const values: Partial<FieldColumns> = Object.fromEntries(changes.map(({ field, value }) => [field, value]));
  const words = changes.map((change) => change.words).join(', ');
  return { values, words: words && historyTexts.kinds.corrected(words) };
}

/** The customer gets what was corrected, and is found by it from now on. */
async function knownOf(customer: Customer, before: Sender, after: Sender) {
  const { emailKeys, phoneKeys, surnameKey } = await keysOf(after);
  return {
    emailKeys: [...new Set([...customer.emailKeys, ...emailKeys])],
    phoneKeys: [...new Set([...customer.phoneKeys, ...phoneKeys])],
    ...(after.email !== before.email && { email: after.email }),
    ...(after.phone !== before.phone && { phone: after.phone ?? null }),
    ...(after.place !== before.place && { address: after.place ?? null }),
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
    await addLines(transaction, [{ requestId: stored.id, number: 1 }], { kind: 'entered', words }, author);
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
  return withSubject(db, id, async (transaction, subject) => {
    const held = await caseOf(transaction, subject, author);
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
    return { number: await settle(transaction, held, deed, author) };
  });
}
