import { type Kysely, sql } from 'kysely';

/** A request of d8a5fde9, without suspects, and its history. `batch`: its import; `held`: the entries that nobody undid. */
export type Request = Record<'id' | 'name' | 'email' | 'kind', string> &
  Record<'phone' | 'place' | 'batch', string | null> &
  Record<'entries' | 'held', Entry[]> & { at: Date; binned: Date | null; hasPhotos: boolean };

/** `clock`: the time in Germany. */
export type Entry = Record<'id' | 'clock' | 'kind', string> &
  Record<'admin' | 'step' | 'way' | 'text', string | null> &
  Record<'cents' | 'undoes', number | null> & { number: number; at: Date; date: NextDate | null };
export type NextDate = Record<'what' | 'day', string> & { time?: string; hours?: number; place?: string };

/** Newest first. */
export async function readRequests(db: Kysely<unknown>): Promise<Request[]> {
  const { rows: requests } = await sql<Omit<Request, 'entries' | 'held'>>`
    select id, name, email, phone, place, kind, created_at as at, deleted_at as binned,
      substring(idempotency_key from '^[0-9a-f-]{36}(?=:)') as batch,
      exists (select from request_photos where contact_id = request.id) as "hasPhotos"
    from contact_submissions as request where suspicion is null order by created_at desc, id desc`.execute(db);
  const { rows } = await sql<Entry>`
    select case_id as id, number, at, (at at time zone 'Europe/Berlin')::text as clock, admin_id as admin, kind, step, way,
      text, next_date as date, cents, undoes from case_events order by case_id, number`.execute(db);
  const histories = Map.groupBy(rows, ({ id }) => id);
  return requests.map((request) => {
    const entries = histories.get(request.id) ?? [];
    const undone = new Set(entries.map(({ undoes }) => undoes));
    return { ...request, entries, held: entries.filter(({ number }) => !undone.has(number)) };
  });
}

export const isAnswer = ({ kind, step }: Entry) =>
  kind === 'answer' || kind === 'earlier' || (step !== null && step !== 'neu');
