import { type Entry, isAnswer, type NextDate, type Request } from './history.ts';

/** Computes the columns of a request and its jobs. `isOfCustomer`: whether the job of its import is the customer's. */
export function stateOf({ id, at, batch, entries, held }: Request, customer: string, isOfCustomer: boolean) {
  const dates = datesOf(held, entries);
  const rounds = roundsOf(held);
  const round = rounds.at(-1) ?? [];
  const moved = held.findLast(({ step }) => step !== null);
  const dated = held.findLast(isDating);
  const owner = { customer_id: customer, request_id: id };
  const ofImport = isOfCustomer ? { request_id: null, batch } : {};
  const jobs = dates.map(({ first, last, change, date, cancelledAt }) => {
    const { what, day, time, hours, place } = date;
    const isOpen = dated?.date !== null && last === dated;
    const before = held.findLast(({ number, step }) => number < first.number && step !== null)?.step ?? 'neu';
    return {
      ...{ id: crypto.randomUUID(), ...owner, what, day, time, hours, place, is_open: isOpen },
      ...{ cents: isOpen && what === 'arbeit' ? priceOf(round) : null, cancelled_at: cancelledAt },
      // A step that came after the date stays without it.
      step_before: isOpen && moved?.date ? before.replace('neu', 'kontakt') : null,
      ...{ version: change.number, created_at: first.at, changed_at: change.at },
    };
  });
  const finished = rounds.flatMap((round) => {
    const end = round.findLast(({ step }) => step !== null);
    const imported = round.find(({ kind }) => kind === 'imported');
    const work = dates.findLastIndex(
      ({ last, date, cancelledAt }) => round.includes(last) && date.what === 'arbeit' && !cancelledAt,
    );
    if (end?.step !== 'erledigt' || (imported && !imported.text && work < 0)) return [];
    const endDay = imported?.text ?? end.clock.slice(0, 10);
    const paid = round.find(({ kind }) => kind === 'paid');
    const done = { done_at: end.at, paid_at: paid?.at, cents: priceOf(round), version: end.number };
    const job = jobs[work];
    if (job) return Object.assign(job, done, job.day > endDay && { day: endDay }) && [];
    const fromImport = imported && { created_at: at, changed_at: at, ...ofImport };
    const alone = { id: crypto.randomUUID(), ...owner, what: 'arbeit', day: endDay, is_open: false };
    return [{ ...alone, ...done, created_at: end.at, changed_at: end.at, ...fromImport }];
  });
  return {
    own: [...jobs, ...finished],
    state: {
      ...{ id, version: entries.at(-1)?.number ?? 0, step: moved?.step ?? 'neu', price_cents: priceOf(round) },
      answered_at: held.find(isAnswer)?.at,
      moved_at: held.findLast(({ kind, step }) => step !== null || MOVES.includes(kind))?.at,
      offered_at: round.findLast(({ kind, step }) => kind === 'price' || step === 'angebot')?.at,
    },
  };
}

export const isDeed = ({ kind }: Entry) => ['date', 'undated', 'step', 'answer', 'note'].includes(kind);
const MOVES = ['answer', 'price', 'date', 'undated', 'earlier'];
const isEnd = (step: string | null) => step === 'erledigt' || step === 'abgesagt';
const isDating = ({ kind, step }: Entry) => kind === 'date' || kind === 'undated' || isEnd(step);
const priceOf = (round: readonly Entry[]) => round.findLast(({ cents }) => cents !== null)?.cents || null;

/** A date after the end begins another round. If it is removed in time, the end holds again and the round is left out. */
function roundsOf(held: readonly Entry[]): Entry[][] {
  const rounds: Entry[][] = [[]];
  let current: string | null = 'neu';
  for (const entry of held) {
    const { kind, step, date } = entry;
    if (isEnd(current) && (date?.what === 'arbeit' || date?.what === 'besichtigung')) rounds.push([]);
    else if (kind !== 'step' && isEnd(step) && rounds.length > 1) rounds.pop();
    rounds.at(-1)?.push(entry);
    current = step ?? current;
  }
  return rounds;
}

/** The entries that set a date first, set it last and changed it last. */
type Appointment = Record<'first' | 'last' | 'change', Entry> &
  Record<'cancelledAt', Date | null> & { date: NextDate; isDoneEarly: boolean };

/** A date moves the one before if that is still ahead; otherwise it is another one. */
function datesOf(held: readonly Entry[], entries: readonly Entry[]): Appointment[] {
  const all: Appointment[] = [];
  for (const entry of held.filter(isDating)) {
    const { at, step, date, clock } = entry;
    const isAhead = ({ date: { day, time } }: Appointment) => (time ? `${day} ${time}:00` : `${day} 24`) > clock;
    const open = all.findLast((one) => !one.cancelledAt && !one.isDoneEarly && isAhead(one));
    if (date && !open)
      all.push({ first: entry, last: entry, change: entry, date, cancelledAt: null, isDoneEarly: false });
    if (!open) continue;
    open.change = entry;
    if (date) Object.assign(open, { last: entry, date });
    else if (step === 'erledigt' && open.date.what === 'arbeit') open.isDoneEarly = true;
    else open.cancelledAt = at;
  }
  const newest = all.at(-1);
  const takenBack = entries.findLast(({ kind }) => kind === 'undo');
  if (newest && takenBack && takenBack.number > newest.change.number) newest.change = takenBack;
  return all;
}
