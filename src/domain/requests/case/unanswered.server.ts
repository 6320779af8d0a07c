import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema/index.ts';
import { inboxRows } from '../rows.server.ts';
import { isRepeat } from './repeats.server.ts';

/** Selects the requests and calls that wait for their first answer, each person once; `email` may be empty. */
export const unanswered = (db: Db) =>
  inboxRows(db)
    .select(['id', 'createdAt', 'name', 'phone', 'place', 'email', 'message', 'kind', 'customerId'])
    .where('answeredAt', 'is', null)
    .where(({ not }) => not(isRepeat('request')));
export type Unanswered = Awaited<ReturnType<ReturnType<typeof unanswered>['execute']>>[number];

export const isUnanswered = (id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from contact_submissions as request where request.id = ${id}
    and answered_at is null and suspicion is null and deleted_at is null)`;
