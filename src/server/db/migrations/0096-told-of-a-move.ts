import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>) =>
  void (await sql`alter table jobs add column was_day text, add column was_time text`.execute(db));
