import type { Selectable } from 'kysely';
import type { CaseEventsTable } from '#server/db/schema/request-tables.ts';
import { appointmentsOf, datesOf } from '../dates/date-history.ts';
import { holding } from '../holding.ts';
import { roundsOf } from './rounds.ts';
import type { CaseState } from './shapes.ts';

export type Entry = Selectable<CaseEventsTable>;

/** Computes a request's state from its history, oldest entry first; undefined without one. */
export function stateOf(history: readonly Entry[]): CaseState | undefined {
  const newest = history.at(-1);
  if (!newest) return undefined;
  const entries = holding(history);
  const answer = entries.find(isAnswer);
  const notes = entries.filter(({ kind }) => kind === 'note').map(({ text }) => text);
  const dated = datesOf(history).at(-1);
  const appointments = appointmentsOf(history);
  const work = appointments.findLast(({ date, isCancelled }) => date.what === 'arbeit' && !isCancelled);
  // The price of an earlier round is history.
  const round = roundsOf(history).at(-1) ?? [];
  const price = round.findLast(({ kind }) => kind === 'price');
  const offer = round.findLast(({ kind, step }) => kind === 'price' || step === 'angebot');
  const kept = entries.findLast(({ kind }) => kind === 'kept');
  const event = history.findLast(({ kind }) => kind !== 'note');
  return {
    version: newest.number,
    step: lastMove(history)?.step ?? 'neu',
    answeredAt: answer?.at.toISOString(),
    notes: notes.length > 0 ? notes.join('\n') : undefined,
    date: dated?.nextDate ? { ...dated.nextDate, number: dated.number } : undefined,
    workDay: work?.date.day,
    dates: appointments.length > 0 ? appointments.map(({ date: { day, place } }) => ({ day, place })) : undefined,
    priceCents: price?.cents || undefined,
    offeredAt: offer?.at.toISOString(),
    keptAt: kept?.at.toISOString(),
    announcedAt: event?.kind === 'announced' ? event.at.toISOString() : undefined,
  };
}

/** Whether an entry stops the reply clock: an answer, or any step after 'neu'. */
const isAnswer = ({ kind, step }: Entry): boolean =>
  kind === 'answer' || kind === 'earlier' || (step !== null && step !== 'neu');

/** Finds the entry that set the current step; undefined for a new request. */
export const lastMove = <E extends Pick<Entry, 'number' | 'undoes' | 'step'>>(history: readonly E[]) =>
  holding(history).findLast(({ step }) => step !== null);
