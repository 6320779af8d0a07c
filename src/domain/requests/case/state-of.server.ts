import type { Selectable } from 'kysely';
import type { CaseEventsTable } from '#server/db/schema/request-tables.ts';
import { berlinDay } from '#shared/format/berlin-day.ts';
import { appointmentsOf, datesOf } from '../dates/date-history.ts';
import { holding } from '../holding.ts';
import { hasStreet } from '../person/address.ts';
import { roundsOf } from './rounds.ts';
import type { CaseState, Job } from './shapes.ts';

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
  const rounds = roundsOf(history);
  const round = rounds.at(-1) ?? [];
  const price = priceOf(round);
  const jobs = rounds.flatMap(jobOf);
  const moved = entries.findLast(({ kind, step }) => step !== null || kind === 'undated' || MOVES.includes(kind));
  const stays = entries.findLast(({ kind }) => kind === 'stays');
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
    jobs: jobs.length > 0 ? jobs : undefined,
    address: addressOf(entries),
    stays: stays && { text: stays.text ?? '', at: stays.at.toISOString() },
    isApart: entries.some(({ kind }) => kind === 'apart') || undefined,
    movedAt: moved?.at.toISOString(),
    priceCents: price?.cents || undefined,
    offeredAt: offer?.at.toISOString(),
    keptAt: kept?.at.toISOString(),
    announcedAt: event?.kind === 'announced' ? event.at.toISOString() : undefined,
  };
}

const MOVES: readonly string[] = ['answer', 'price', 'date', 'earlier'];

/** A date may bring the price of its job, which goes with it if it is undone. */
const priceOf = (round: readonly Entry[]) => round.findLast(({ cents }) => cents !== null);

/** Returns a round's finished job, or nothing. A customer taken from the notebook has one only with its day, the entry's text. */
function jobOf(round: readonly Entry[]): Job[] {
  const end = round.findLast(({ step }) => step !== null);
  if (end?.step !== 'erledigt') return [];
  const work = appointmentsOf(round).findLast(({ date, isCancelled }) => date.what === 'arbeit' && !isCancelled)?.date;
  if (!work && end.kind === 'imported' && !end.text) return [];
  const endDay = berlinDay(end.at);
  return [
    {
      number: end.number,
      day: work && work.day < endDay ? work.day : endDay,
      hours: work?.hours,
      cents: priceOf(round)?.cents || undefined,
      isPaid: round.some(({ kind }) => kind === 'paid') || undefined,
    },
  ];
}

/** Returns the last place with a street; a later correction counts more. */
function addressOf(entries: readonly Entry[]): CaseState['address'] {
  const last = entries.findLast(
    ({ kind, nextDate, way }) =>
      hasStreet(nextDate?.place ?? '') || (kind === 'corrected' && way?.split(' ').includes('place')),
  );
  return last && { text: last.nextDate?.place, at: last.at.toISOString() };
}

/** Whether an entry stops the reply clock: an answer, or any step after 'neu'. */
const isAnswer = ({ kind, step }: Entry): boolean =>
  kind === 'answer' || kind === 'earlier' || (step !== null && step !== 'neu');

/** Finds the entry that set the current step; undefined for a new request. */
export const lastMove = <E extends Pick<Entry, 'number' | 'undoes' | 'step'>>(history: readonly E[]) =>
  holding(history).findLast(({ step }) => step !== null);
