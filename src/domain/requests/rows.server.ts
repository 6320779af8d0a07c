import type { Db } from '#server/db/schema/index.ts';
import { findHistories } from './case/case-store.server.ts';
import type { CaseState } from './case/shapes.ts';
import { stateOf } from './case/state-of.server.ts';
import { CONTACT_FIELDS } from './fields.ts';
import { findHoliday } from './holiday.server.ts';
import { isOnHoliday, promiseBegins } from './holiday.ts';
import type { StoredFields } from './stored-fields.server.ts';

export interface InboxRow extends StoredFields {
  id: string;
  createdAt: Date;
  dealAt: Date | null;
  kind: 'form' | 'call';
}

/** The columns of the screens. */
export const SHOWN = ['id', ...CONTACT_FIELDS, 'createdAt', 'dealAt', 'kind'] as const;

/** Selects from the inbox: requests and calls that are neither suspects nor in the bin. */
export const inboxRows = (db: Db) =>
  db.selectFrom((eb) =>
    eb
      .selectFrom('contactSubmissions')
      .select(SHOWN)
      .where('suspicion', 'is', null)
      .where('deletedAt', 'is', null)
      .as('inbox'),
  );

/** Adds each request's state. */
export async function withState<R extends { id: string }>(
  db: Db,
  rows: readonly R[],
): Promise<(R & { state: CaseState | undefined })[]> {
  const histories = await findHistories(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, state: stateOf(histories.get(row.id) ?? []) }));
}

/** Adds when the promised hours begin, where a request came in the holidays. */
export async function withPromise<R extends { createdAt: Date }>(
  db: Db,
  rows: readonly R[],
): Promise<(R & { promisedFrom: Date | undefined })[]> {
  const holiday = await findHoliday(db);
  return rows.map((row) => ({
    ...row,
    promisedFrom: isOnHoliday(holiday, row.createdAt) ? promiseBegins(row.createdAt, holiday) : undefined,
  }));
}
