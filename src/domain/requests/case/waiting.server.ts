import { DAY_MS, REQUESTS_NAMED } from '#config/limits.ts';
import { absencesAhead } from '#domain/absence/absence.ts';
import { findAbsences } from '#domain/absence/absences.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { callOrMail } from '../call-or-mail.ts';
import { findDates } from '../dates/dates.server.ts';
import { ASKED_AFTER_DAYS, TASKS_LISTED_DAYS, WAITING_SHOWN } from '../limits.ts';
import { realFirst } from '../real-first.server.ts';
import { inboxRows, shownRows, toRequests } from '../rows.server.ts';
import { clockOf } from './clock.ts';
import type { Waiting } from './shapes.ts';
import { byUrgency, taskOf } from './task.ts';

/** Finds the owner's open tasks, the most urgent first, and the dates. */
export async function findWaiting(db: Db, now: Date): Promise<Waiting> {
  const waiting = await findTasks(db, now);
  return {
    waiting: waiting.length,
    overdue: waiting.filter(({ task, request }) => task.what === 'answer' && clockOf(request, now).isOverdue).length,
    dates: await findDates(db, now),
    absences: absencesAhead(await findAbsences(db), now),
    requests: (await shownOf(db, waiting)).map((request) => ({ ...request, ...callOrMail(request) })),
  };
}

/** Cuts answers apart from the other tasks, because a flood of requests must not push out real work. */
async function shownOf(db: Db, tasks: Awaited<ReturnType<typeof findTasks>>) {
  const all = tasks.map(({ task, request }) => ({ ...request, task: task.what }));
  const answers = all.filter(({ task }) => task === 'answer');
  const named = answers.length > REQUESTS_NAMED ? await realFirst(db, answers) : answers;
  return [...named.slice(0, REQUESTS_NAMED), ...all.filter(({ task }) => task !== 'answer').slice(0, WAITING_SHOWN)];
}

export const countTasks = async (db: Db, now: Date): Promise<number> => (await findTasks(db, now)).length;

/** Reads only what can hold a task: unanswered, with a date that has come, or silent for days; each by its index. */
async function findTasks(db: Db, now: Date) {
  const today = berlinDay(now);
  const silent = new Date(now.getTime() - ASKED_AFTER_DAYS * DAY_MS);
  const oldest = new Date(now.getTime() - (TASKS_LISTED_DAYS + 1) * DAY_MS);
  const open = inboxRows(db).select('request.id');
  const mayHaveOne = open
    .where('answeredAt', 'is', null)
    .union(
      open
        .where('step', 'not in', ['erledigt', 'abgesagt'])
        .where('movedAt', '>=', oldest)
        .where('movedAt', '<=', silent),
    )
    .union(
      db
        .selectFrom('jobs')
        .select('requestId as id')
        .where('isOpen', '=', true)
        .where('day', '>=', addDays(today, -TASKS_LISTED_DAYS))
        .where('day', '<=', today)
        .where('requestId', 'is not', null)
        .$narrowType<{ id: string }>(),
    );
  const rows = await shownRows(db)
    .where('request.id', 'in', mayHaveOne)
    // Tasks of equal urgency keep their places from one look to the next.
    .orderBy('request.createdAt')
    .orderBy('request.id')
    .execute();
  return (await toRequests(db, rows))
    .flatMap((request) => {
      const task = taskOf(request, now);
      return task ? [{ task, request }] : [];
    })
    .sort((one, other) => byUrgency(one.task, other.task));
}
