import { useQuery } from '@tanstack/react-query';
import { closeTo } from '#domain/requests/dates/date-lists.ts';
import { wordsOfClose } from '#domain/requests/dates/date-words.ts';
import type { NextDate } from '#domain/requests/dates/shapes.ts';
import { waitingQuery } from '../request-queries.ts';

/** Warns of other requests' dates within an hour of this one's; empty without such a date. */
export function CloseNote({ id, date }: { id: string; date: NextDate | undefined }) {
  const { data } = useQuery(waitingQuery);
  const close = date ? closeTo(date, { id, among: data?.dates ?? [] }) : [];
  if (close.length === 0) return null;
  return <p className="border-l-4 border-sun pl-3 wrap-anywhere">{wordsOfClose(close)}</p>;
}
