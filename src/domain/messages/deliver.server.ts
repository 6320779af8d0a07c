import { SCHEDULED_WORK_MS } from '#config/limits.ts';
import { findNews } from '#domain/requests/news.server.ts';
import { type Clock, clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema/index.ts';
import { deliveryDatabase } from '#server/db/shared-database.ts';
import type { OfDeploy } from '#server/deploy-context.ts';
import { isPreview } from '#server/deploy-context.ts';
import type { Job } from '#server/jobs.ts';
import { isStopping } from '#server/stopping.ts';
import { clearOutboxDue, setOutboxDue } from './due-time.server.ts';
import { nextDue } from './lease.server.ts';
import { nextReminderAt, queueReminders } from './reminders.server.ts';
import { sendDue } from './send.server.ts';
import { tellOfRequests } from './tell-requests.server.ts';

interface Asked extends OfDeploy {
  signal?: AbortSignal;
  /** The outbox's own connection by default. */
  db?: Db;
}

/**
 * One at a time, because a burst must not take the visitors' connections. Nothing is sent from previews, because their
 * database may be a copy of production's, outbox included.
 */
class Delivery {
  readonly #clock: Clock;
  #running: Promise<void> | undefined;
  #isAskedAgain = false;
  /** The time of the next digest in a flood. A new request sends nothing before it. */
  #floodUntil = new Date(0);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Sends the due messages. A call during a delivery makes it look once more and settles with it. */
  due(asked: Asked): Promise<void> {
    if (isPreview(asked.deploy)) return Promise.resolve();
    this.#isAskedAgain = true;
    this.#running ??= this.#rounds(asked);
    return this.#running;
  }

  /** Sends the due messages after a new request, unless that waits for the next digest of a flood. */
  soon(asked: Asked): Promise<void> {
    return this.#clock.now() < this.#floodUntil ? Promise.resolve() : this.due(asked);
  }

  /** Stores when the next message is due, so that the sweeper wakes no database for a reminder that nobody needs. */
  async plan(db: Db, { deploy }: OfDeploy): Promise<void> {
    if (isPreview(deploy)) return;
    const dueAt = await nextMoment(db, this.#clock.now(), this.#floodUntil);
    await (dueAt ? setOutboxDue({ deploy }, dueAt) : clearOutboxDue({ deploy }));
  }

  /** Delivers while asked, within the platform's time limit; the sweeper sends the rest. */
  async #rounds({ deploy, signal = AbortSignal.timeout(SCHEDULED_WORK_MS), db = deliveryDatabase() }: Asked) {
    const isOver = () => signal.aborted || isStopping();
    try {
      // Lets the sweeper take over if this instance dies. Comes first, so that calls of the same moment share a round.
      await setOutboxDue({ deploy });
      while (this.#isAskedAgain && !isOver()) {
        this.#isAskedAgain = false;
        this.#floodUntil = (await tellOfRequests(db, this.#clock)) ?? new Date(0);
        await sendDue(db, this.#clock, isOver);
        if (!isStopping()) await this.plan(db, { deploy });
      }
    } finally {
      // No await since the last look at #isAskedAgain, because a call in between would be lost.
      this.#running = undefined;
    }
  }
}

/** Undefined if none is to come. */
async function nextMoment(db: Db, now: Date, floodUntil: Date): Promise<Date | undefined> {
  const { oldest } = await findNews(db);
  const tellAt = oldest && (oldest < floodUntil ? floodUntil : oldest);
  const moments = [await nextDue(db, now), await nextReminderAt(db, now), tellAt];
  return moments.filter((at) => at !== undefined).toSorted((a, b) => a.getTime() - b.getTime())[0];
}

export const delivery = new Delivery(clock);

export const sendOutbox: Job = async (_db, now, signal, { deploy }) => {
  if (isPreview(deploy)) return;
  try {
    await queueReminders(deliveryDatabase(), now);
  } finally {
    // Also after a failure, because other messages wait.
    await delivery.due({ deploy, signal });
  }
};
