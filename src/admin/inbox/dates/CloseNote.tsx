import { wordsOfClose } from '#domain/requests/dates/date-words.ts';
import type { CloseDate } from '#domain/requests/dates/shapes.ts';

/** Warns of other dates within an hour, and forbids nothing. Empty without one. */
export function CloseNote({ close = [] }: { close?: readonly CloseDate[] | undefined }) {
  if (close.length === 0) return null;
  return <p className="border-l-4 border-sun pl-3 wrap-anywhere">{wordsOfClose(close)}</p>;
}
