import { SCHEDULED_WORK_MS } from '#config/limits.ts';
import { findNews } from '#domain/requests/news.server.ts';
import { storeOf } from '#server/blobs.ts';
import { deliveryDatabase } from '#server/db/database.ts';
import type { Db } from '#server/db/schema/index.ts';
import { isPreview, type OfDeploy } from '#server/deploy-context.ts';
import type { Job } from '#server/jobs.ts';
import { logError } from '#server/log.ts';
import { isAnyWaiting } from './outbox.server.ts';
import { sendDue } from './send.server.ts';
import { tellOfWaiting } from './tell-of-waiting.server.ts';
import { tellOfRequests } from './tell-requests.server.ts';

const MARK = 'pending';
const marks = (context: OfDeploy) => storeOf('outbox', context);

/**
 * Whether anything waits to be sent. In a blob, because the look every five minutes must not wake a sleeping database. A
 * failed write is only logged, because the clean-up finds waiting messages without the mark.
 */
export const isMarked = async (context: OfDeploy): Promise<boolean> => (await marks(context).read(MARK)) !== undefined;

export const setMark = (context: OfDeploy) => orLogged(() => marks(context).write(MARK, Buffer.from('waits')));
const clearMark = (context: OfDeploy) => orLogged(() => marks(context).remove(MARK));

const orLogged = (work: () => Promise<void>) => work().catch((error) => logError('outbox-mark', error));

/** Whether the local platform ends this process: long work stops between two steps, and the next goes on. */
const isStopping = (): boolean => process.env.STOPPING === 'yes';

interface Asked extends OfDeploy {
  signal?: AbortSignal;
  db?: Db;
}

/**
 * One at a time, because a burst must not take the visitors' connections. Nothing is sent from previews, because their
 * database may be a copy of production's, outbox included.
 */
class Delivery {
  #running: Promise<void> | undefined;
  #isAskedAgain = false;

  /** Sends the due messages. A call during a delivery makes it look once more and settles with it. */
  due(asked: Asked): Promise<void> {
    if (isPreview(asked.deploy)) return Promise.resolve();
    this.#isAskedAgain = true;
    this.#running ??= this.#rounds(asked);
    return this.#running;
  }

  /** Delivers while asked, within the platform's time limit; the sweeper sends the rest. */
  async #rounds({ deploy, signal = AbortSignal.timeout(SCHEDULED_WORK_MS), db = deliveryDatabase() }: Asked) {
    const isOver = () => signal.aborted || isStopping();
    try {
      while (this.#isAskedAgain && !isOver()) {
        // Lets the sweeper take over if this instance dies. Comes first, so that calls of the same moment share a round.
        await setMark({ deploy });
        this.#isAskedAgain = false;
        await tellOfRequests(db, new Date());
        await sendDue(db, isOver);
        const isDone = !isStopping() && !(await isAnyWaiting(db)) && (await findNews(db)).count === 0;
        if (isDone) await clearMark({ deploy });
      }
    } finally {
      // No await since the last look at #isAskedAgain, because a call in between would be lost.
      this.#running = undefined;
    }
  }
}

export const delivery = new Delivery();

export const sendOutbox: Job = async (_db, now, signal, { deploy }) => {
  if (isPreview(deploy)) return;
  try {
    await tellOfWaiting(deliveryDatabase(), now);
  } finally {
    // Also after a failure, because other messages wait.
    await delivery.due({ deploy, signal });
  }
};
