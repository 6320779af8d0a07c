import { sql } from 'kysely';
import { DAY_MS, TASKS_LISTED_DAYS, WAITING_SHOWN } from '#config/limits.ts';
import type { Db } from '#server/db/schema/index.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { callOrMail } from '../call-or-mail.ts';
import { findDates } from '../dates/dates.server.ts';
import { inboxRows, withPromise, withState } from '../rows.server.ts';
import { clockOf } from './clock.ts';
import type { Waiting } from './shapes.ts';
import { byUrgency, taskOf } from './task.ts';
import { isUnanswered } from './unanswered.server.ts';

/** Finds all that waits for the owner, the most urgent first, and the dates. */
export async function findWaiting(db: Db, now: Date): Promise<Waiting> {
  const tasks = await findTasks(db, now);
  return {
    waiting: tasks.length,
    overdue: tasks.filter((row) => row.task.what === 'answer' && clockOf(toIso(row), now).isOverdue).length,
    dates: await findDates(db, now),
    requests: tasks.slice(0, WAITING_SHOWN).map((row) => ({
      id: row.id,
      name: row.name,
      ...callOrMail(row),
      service: row.service ?? undefined,
      ...toIso(row),
      task: row.task.what,
      state: row.state,
    })),
  };
}

const toIso = ({ createdAt, promisedFrom }: { createdAt: Date; promisedFrom: Date | undefined }) => ({
  createdAt: createdAt.toISOString(),
  ...(promisedFrom && { promisedFrom: promisedFrom.toISOString() }),
});

export const countTasks = async (db: Db, now: Date): Promise<number> => (await findTasks(db, now)).length;

/** Reads the histories of requests without an answer, or with a date or offer of the last months; no others wait. */
async function findTasks(db: Db, now: Date) {
  const isRecent = sql<boolean>`id in (select case_id from case_events
    where next_date ->> 'day' >= ${addDays(berlinDay(now), -TASKS_LISTED_DAYS)}
      or (kind = 'price' or step = 'angebot') and at >= ${new Date(now.getTime() - (TASKS_LISTED_DAYS + 1) * DAY_MS)})`;
  const rows = await inboxRows(db)
    .selectAll()
    .where(({ or }) => or([isUnanswered(sql.ref('inbox.id')), isRecent]))
    .execute();
  return (await withPromise(db, await withState(db, rows)))
    .flatMap((row) => {
      const { createdAt, dealAt, state } = row;
      const task = taskOf({ createdAt: createdAt.toISOString(), dealAt: dealAt?.toISOString(), state }, now);
      return task ? [{ ...row, task }] : [];
    })
    .sort((one, other) => byUrgency(one.task, other.task));
}
