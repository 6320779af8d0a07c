import { sql } from 'kysely';
import { DAY_MS, REQUESTS_NAMED } from '#config/limits.ts';
import { absencesAhead } from '#domain/absence/absence.ts';
import { findAbsences } from '#domain/absence/absences.server.ts';
import { clockOf } from '#domain/requests/case/clock.ts';
import type { Waiting } from '#domain/requests/case/shapes.ts';
import { inboxRows } from '#domain/requests/rows.server.ts';
import type { Db } from '#server/db/schema/index.ts';
import { addDays, berlinDay } from '#shared/format/berlin-day.ts';
import { mailto } from '#shared/format/mailto.ts';
import { firstCall } from '#shared/format/phone-numbers.ts';
import { findDates } from './dates/dates.server.ts';
import { ASKED_AFTER_DAYS, TASKS_LISTED_DAYS, WAITING_SHOWN } from './limits.ts';
import { realFirst } from './real-first.server.ts';
import { shownRows, toRequests } from './stored-requests.server.ts';
import { byUrgency, taskOf } from './task.ts';

export async function findWaiting(db: Db, now: Date): Promise<Waiting> {
  const waiting = await findTasks(db, now);
  return {
    waiting: waiting.length,
    overdue: waiting.filter((one) => isOverdue(one, now)).length,
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

function callOrMail({ phone, email }: { phone?: string | null | undefined; email: string }) {
  const call = firstCall(phone ?? '');
  if (call) return { call };
  return email === '' ? {} : { mail: mailto(email) };
}

export const countTasks = async (db: Db, now: Date): Promise<number> => (await findTasks(db, now)).length;

export const isOverdue = ({ task, request }: Awaited<ReturnType<typeof findTasks>>[number], now: Date): boolean =>
  task.what === 'answer' && clockOf(request, now).isOverdue;

/** Finds the open tasks of all requests, or of those asked for, the most urgent first. Reads only what can hold a task: unanswered, with a date that has come or moved, or silent for days; each by its index. */
export async function findTasks(db: Db, now: Date, isAsked = sql<boolean>`true`) {
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
        .where(({ or, eb, and }) =>
          or([eb('day', '<=', today), and([eb('wasDay', 'is not', null), eb('toldAt', 'is', null)])]),
        )
        .where('requestId', 'is not', null)
        .$narrowType<{ id: string }>(),
    );
  const rows = await shownRows(db)
    .where('request.id', 'in', mayHaveOne)
    .where(isAsked)
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
