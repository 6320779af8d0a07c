import { type RawBuilder, sql } from 'kysely';

export const isUnanswered = (id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from contact_submissions as request where request.id = ${id}
    and answered_at is null and suspicion is null and deleted_at is null)`;
