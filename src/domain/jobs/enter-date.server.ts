import { hasStreet } from '#domain/customers/address.ts';
import type { NextDate } from '#domain/requests/case/date-shapes.ts';
import { historyTexts } from '#domain/requests/case/history-texts.ts';
import { type Author, type Line, linesOf } from '#domain/requests/case/log.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import type { EntryKind } from '#shared/stored-words.ts';
import { dated, dateOf, openJob } from './deeds.server.ts';
import { dateWords } from './entry-words.ts';
import { caseOf, withSubject } from './subject.server.ts';
import { asSubject, write } from './write.server.ts';

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
    if (newest && isRepeat(newest, { kind, words, before }) && (open?.version ?? newest.number) === newest.number) {
      return { number: newest.number };
    }
    if ((open?.version ?? 0) !== before) {
      return { refused: { by: (newest ?? lines.at(-1))?.username ?? undefined, date: shown } };
    }
    const deed = { kind, words, ...dated(date && { ...date, cents }, held), ...addressOf(date) };
    return { number: await write(transaction, asSubject(held.request), deed, author) };
  });
}

const isRepeat = (line: Line, { kind, words, before }: Pick<Line, 'kind' | 'words'> & { before: number }) =>
  line.kind === kind && line.words === words && line.number > before;

const addressOf = ({ place = '' }: Partial<NextDate> = {}) =>
  hasStreet(place) ? { customer: { address: place } } : {};
