import { type Author, isFree, lastChange, linesOf, noteUndone } from '#domain/requests/case/log.server.ts';
import type { NewEntry } from '#domain/requests/case/shapes.ts';
import { restorePhoto } from '#domain/requests/photos/photo-bin.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { answered, type Case, type Deed, lastDone, openJob, priced, toStep } from './deeds.server.ts';
import { wordsOf } from './entry-words.ts';
import { changePersons, isOfPersons, type Persons } from './persons.server.ts';
import { caseOf, withRequest, withSubject } from './subject.server.ts';
import { grow, type Subject, write, writeBack } from './write.server.ts';

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
    if (isStale(entry, of)) {
      return { refused: { by: lines.at(-1)?.username ?? undefined, step: of.request.step } };
    }
    const words = wordsOf(entry);
    // A second tap, a repeat, another device. An equal one before is not the same, because jobs and prices repeat.
    const since = entry.version ?? Number.POSITIVE_INFINITY;
    const same = lines.find((line) => line.number > since && line.kind === entry.kind && isSame(line, words));
    if (same) return { number: same.number };
    const deed = await deedOf(transaction, of, entry, words, author);
    return { number: deed ? await write(transaction, of, deed, author) : of.version };
  });
}

const isStale = (entry: NewEntry, of: Subject): of is Extract<Subject, { of: 'requests' }> =>
  entry.kind === 'step' && of.of === 'requests' && entry.version !== of.version && entry.step !== of.request.step;

const isSame = (line: { words: string; undoneAt: Date | null }, words: string) =>
  line.words === words && !line.undoneAt;

async function deedOf(
  transaction: Db,
  of: Subject,
  entry: Exclude<NewEntry, { kind: 'undo' }>,
  words: string,
  author: Author,
): Promise<Deed | undefined> {
  if (entry.kind === 'stays') return { kind: entry.kind, words, customer: { note: entry.text || null } };
  const held = await caseOf(transaction, of, author);
  if (isOfPersons(entry)) return changePersons(transaction, held.request, entry, words, author.now);
  return { kind: entry.kind, words, ...changesOf(entry, held) };
}

function changesOf(entry: Exclude<NewEntry, Persons | { kind: 'undo' | 'stays' }>, held: Case): Partial<Deed> {
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

const NOTHING = { refused: 'nothing-to-undo' as const };

async function undo(transaction: Db, { of, id, version: before }: Subject, number: number, { now }: Author) {
  const lines = await linesOf(transaction, id).execute();
  const line = lines.find((one) => one.number === number);
  if (line?.undoneAt) return { number: before };
  if (!line || !(isFree(line) || line === lastChange(lines))) return NOTHING;
  const [photo] = line.before?.photos ?? [];
  if (photo) return (await restorePhoto(transaction, photo.id, now)) ? { number: before } : NOTHING;
  const version = before + 1;
  await writeBack(transaction, line.before ?? {}, version, now);
  await grow(transaction, of, id, version);
  await noteUndone(transaction, line.id, now);
  return { number: version };
}
