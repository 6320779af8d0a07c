import type { NextDate } from './dates/shapes.ts';

/** The part of an entry that determines dates and deals. */
export interface Move {
  number: number;
  at: Date;
  kind: string;
  step: string | null;
  nextDate: NextDate | null;
  undoes: number | null;
}

/** Leaves out undone entries. */
export function holding<E extends Pick<Move, 'number' | 'undoes'>>(history: readonly E[]): E[] {
  const undone = new Set(history.map(({ undoes }) => undoes));
  return history.filter(({ number }) => !undone.has(number));
}
