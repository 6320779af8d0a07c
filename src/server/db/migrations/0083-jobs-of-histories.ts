import { type Kysely, sql } from 'kysely';

/** Stores the state, the jobs and the log of each request; they were computed until now (what-is-stored.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: requests } = await sql<Request>`
    select id, customer_id as customer, kind = 'notebook' as "isNotebook", created_at as at, deleted_at as binned,
      substring(idempotency_key from '^[0-9a-f-]{36}(?=:)') as batch,
      exists (select from request_photos where contact_id = request.id) or deleted_at is not null and exists (
        select from contact_submissions as other
        where other.customer_id = request.customer_id and other.id <> request.id) as "isKept"
    from contact_submissions as request where customer_id is not null
      and (kind = 'notebook' or exists (select from case_events where case_id = request.id))`.execute(db);
  const { rows: entries } = await sql<Entry>`
    select case_id as id, number, at, (at at time zone 'Europe/Berlin')::text as clock, admin_id as admin, kind, step, way,
      text, next_date as date, cents, undoes, exists (select from request_photos as photo
        where kind = 'photo-removed' and photo.id::text = text and removed_at is not null) as "isBinned"
    from case_events order by case_id, number`.execute(db);
  const histories = Map.groupBy(entries, ({ id }) => id);
  const states: object[] = [];
  const jobs: object[] = [];
  const lines: Line[] = [];
  /** Customers of the notebook without a request of their own. */
  const customers: object[] = [];
  for (const request of requests) {
    const history = histories.get(request.id) ?? [];
    const undone = new Set(history.map(({ undoes }) => undoes));
    const held = history.filter(({ number }) => !undone.has(number));
    const { customer, batch, binned } = request;
    const isCustomer = request.isNotebook && !request.isKept && !held.some(isDeed);
    const isOfCustomer = isCustomer || !binned;
    const { state, own } = read(history, held, request, isOfCustomer ? { request_id: null, batch } : {});
    if (isCustomer) customers.push({ id: customer, batch, deleted_at: binned });
    else states.push(state);
    jobs.push(...own);
    lines.push(...linesOf(history, isCustomer ? { customer_id: customer } : { request_id: request.id }));
  }
  for (const rows of chunksOf(states)) {
    await sql`update contact_submissions as request set kind = replace(request.kind, 'notebook', 'call'), step = own.step,
        answered_at = own.answered_at, moved_at = own.moved_at, offered_at = own.offered_at,
        price_cents = own.price_cents, version = own.version
      from json_populate_recordset(null::contact_submissions, ${rows}::json) as own
      where own.id = request.id`.execute(db);
  }
  for (const rows of chunksOf(jobs)) {
    await sql`insert into jobs select * from json_populate_recordset(null::jobs, ${rows}::json)`.execute(db);
  }
  for (const rows of chunksOf(numbered(lines))) {
    await sql`insert into request_log select * from json_populate_recordset(null::request_log, ${rows}::json)`.execute(
      db,
    );
  }
  await sql`delete from contact_submissions where kind = 'notebook'`.execute(db);
  for (const rows of chunksOf(customers)) {
    await sql`update customers as customer set batch = own.batch, deleted_at = own.deleted_at
      from json_populate_recordset(null::customers, ${rows}::json) as own where own.id = customer.id
        and not exists (select from contact_submissions where customer_id = customer.id)`.execute(db);
  }
  await sql`update customers set version = (select max(number) from request_log where customer_id = customers.id)
    where exists (select from request_log where customer_id = customers.id)`.execute(db);
  await sql`update contact_submissions as request set answered_at = first.answered_at
    from contact_submissions as first where first.id = request.repeats and request.answered_at is null
      and first.answered_at >= request.created_at`.execute(db);
  // A table with a check that is still to come can't be altered.
  await sql`set constraints all immediate`.execute(db);
  await sql`set constraints all deferred`.execute(db);
}

/** `isKept`: it stays a request, because it has photos, or lies in the bin while its customer does not. */
type Request = Record<'id' | 'customer', string> &
  Record<'isNotebook' | 'isKept', boolean> & { at: Date; batch: string | null; binned: Date | null };
type NextDate = Record<'what' | 'day', string> & { time?: string; hours?: number; place?: string };
/** `clock`: the time in Germany. `isBinned`: it removed a photo that is still in the bin. */
type Entry = Record<'id' | 'clock' | 'kind', string> &
  Record<'admin' | 'step' | 'way' | 'text', string | null> &
  Record<'cents' | 'undoes', number | null> & { number: number; at: Date; date: NextDate | null; isBinned: boolean };
type Line = { number: number; customer_id?: string };

/** Rows of JSON for one statement. */
const chunksOf = (rows: readonly object[]) =>
  Array.from({ length: Math.ceil(rows.length / 2000) }, (_, n) => JSON.stringify(rows.slice(n * 2000, (n + 1) * 2000)));

/** Computes the columns of a request and its jobs; `ofImport`: whose the job of an import is. */
function read(history: readonly Entry[], held: readonly Entry[], { id, customer, at }: Request, ofImport: object) {
  const dates = datesOf(held, history);
  const rounds = roundsOf(held);
  const round = rounds.at(-1) ?? [];
  const moved = held.findLast(({ step }) => step !== null);
  const dated = held.findLast(isDating);
  const owner = { customer_id: customer, request_id: id };
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
      ...{ id, version: history.at(-1)?.number ?? 0, step: moved?.step ?? 'neu', price_cents: priceOf(round) },
      answered_at: held.find(isAnswer)?.at,
      moved_at: held.findLast(({ kind, step }) => step !== null || MOVES.includes(kind))?.at,
      offered_at: round.findLast(({ kind, step }) => kind === 'price' || step === 'angebot')?.at,
    },
  };
}

const isDeed = ({ kind }: Entry) => ['date', 'undated', 'step', 'answer', 'note'].includes(kind);
const MOVES = ['answer', 'price', 'date', 'undated', 'earlier'];
const isAnswer = ({ kind, step }: Entry) =>
  kind === 'answer' || kind === 'earlier' || (step !== null && step !== 'neu');
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
function datesOf(held: readonly Entry[], history: readonly Entry[]): Appointment[] {
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
  const takenBack = history.findLast(({ kind }) => kind === 'undo');
  if (newest && takenBack && takenBack.number > newest.change.number) newest.change = takenBack;
  return all;
}

/** Keeps the numbers apart that two rows of the notebook give to the lines of one customer. */
function numbered(lines: readonly Line[]): Line[] {
  const last = new Map<string, number>();
  return lines.map((line) => {
    if (!line.customer_id) return line;
    const number = Math.max(line.number, (last.get(line.customer_id) ?? 0) + 1);
    last.set(line.customer_id, number);
    return { ...line, number };
  });
}

/** Writes an entry as the sentence that the card showed, an undone one with the time of its undo. */
function linesOf(history: readonly Entry[], owner: { customer_id: string } | { request_id: string }) {
  const undone = new Map(history.map(({ undoes, at }) => [undoes, at]));
  return history
    .filter(({ kind }) => !['undo', 'announced', 'kept'].includes(kind))
    .map((entry) => ({
      ...{
        id: crypto.randomUUID(),
        ...owner,
        number: entry.number,
        at: entry.at,
        admin_id: entry.admin,
        kind: entry.kind,
      },
      ...{ words: wordsOf(entry), undone_at: undone.get(entry.number) },
      before: entry.isBinned ? { photos: [{ id: entry.text, removedAt: null }] } : null,
    }));
}

const STEPS: Record<string, string> = {
  ...{ neu: 'Neu', kontakt: 'Kontakt', besichtigung: 'Besichtigung', angebot: 'Angebot', termin: 'Termin' },
  ...{ auftrag: 'Auftrag', abnahme: 'Abnahme', erledigt: 'Erledigt', abgesagt: 'Abgesagt' },
};
const WAYS: Record<string, string> = {
  mail: 'per E-Mail',
  call: 'am Telefon',
  whatsapp: 'per WhatsApp',
  sms: 'per SMS',
};
const DATES: Record<string, string> = { besichtigung: 'Besichtigung', arbeit: 'Arbeit', anruf: 'Wieder anrufen' };
const PHOTOS: Record<string, string> = {
  'photo-removed': 'Foto gelöscht',
  consent: 'Kunde einverstanden, Foto darf auf die Website',
  'consent-ended': 'Kunde nicht mehr einverstanden, Foto darf nicht auf die Website',
};
const MARKS: Record<string, string> = {
  earlier: 'Eingegangen, bevor es diesen Verlauf gab',
  entered: 'Anruf eingetragen',
  undated: 'Termin entfernt',
  apart: 'Gehört zu jemand anderem',
  paid: 'Bezahlt',
  removed: 'In den Papierkorb gelegt',
  restored: 'Aus dem Papierkorb geholt',
};

/** '1.234,50 €' by hand, because `Intl` takes seconds for so many. */
const euros = (cents: number) =>
  `${(cents / 100)
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, '.')}\u00a0€`;

function wordsOf({ kind, step, way, text, date, cents, clock }: Entry): string {
  const price = cents ? euros(cents) : undefined;
  const listed = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');
  if (kind === 'step') return [STEPS[step ?? ''] ?? step, text].filter(Boolean).join(': ');
  if (kind === 'answer') return ['Beantwortet', way && (WAYS[way] ?? way)].filter(Boolean).join(' ');
  if (kind === 'note') return text ?? '';
  if (kind === 'price') return price ? `Angebotspreis: ${price}` : 'Angebotspreis entfernt';
  if (kind === 'stays') return text ? `Merkzettel: ${text}` : 'Merkzettel geleert';
  if (kind === 'corrected') return `Berichtigt: ${text}`;
  if (kind === 'date') return `Termin: ${listed(date && dateWords(date, clock), date?.place, price)}`;
  if (kind === 'imported' && text) return ['Letzter Auftrag, aus dem Notizbuch', price].filter(Boolean).join(': ');
  if (kind === 'imported') return 'Aus dem Notizbuch übernommen';
  return PHOTOS[kind] ? `${PHOTOS[kind]}: foto-${text?.slice(0, 8)}.jpg` : (MARKS[kind] ?? kind);
}

/** 'Di, 24.11., 9:00 Arbeit, 4 Stunden'; another year is named. */
function dateWords({ what, day, time, hours }: NextDate, clock: string): string {
  const [year, month, ofMonth] = day.split('-').map(Number);
  const weekday = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'][new Date(day).getUTCDay()];
  const when = `${weekday}, ${ofMonth}.${month}.${clock.startsWith(`${year}`) ? '' : year}`;
  const kind = `${time ? `${when}, ${time.replace(/^0/, '')}` : when} ${DATES[what] ?? what}`;
  if (!hours) return kind;
  return `${kind}, ${hours === 1 ? '1 Stunde' : hours < 8 ? `${hours} Stunden` : 'ganzer Tag'}`;
}
