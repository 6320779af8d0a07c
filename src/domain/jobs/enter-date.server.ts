import { hasStreet } from '#domain/customers/address.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import { historyTexts } from '#domain/requests/case/history-texts.ts';
import { type Author, linesOf } from '#domain/requests/case/log.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { EntryKind } from '#shared/stored-words.ts';
import { dated, dateOf, openJob } from './deeds.server.ts';
import { dateWords } from './entry-words.ts';
import { caseOf, settle, withSubject } from './subject.server.ts';

interface Wish {
  id: string;
  before: number;
  date: NextDate | undefined;
  cents: number | null;
}

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
