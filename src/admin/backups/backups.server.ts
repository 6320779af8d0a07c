import { setTimeout as sleep } from 'node:timers/promises';
import { findBackups, findRun, findStatus, turnWeeklyOff, turnWeeklyOn } from '#domain/backups/backup-log.server.ts';
import { findCopies } from '#domain/backups/copies.server.ts';
import { closeDeadRuns, startManualRun } from '#domain/backups/run/run-store.server.ts';
import { backupAnswers, failureTexts } from '#domain/backups/texts.ts';
import { changeAccess } from '#domain/messages/change-access.server.ts';
import { noteSecurity } from '#domain/people/security-log.server.ts';
import { HttpError } from '#http/http-error.ts';
import { Reply, serve } from '#http/serve.ts';
import type { Db } from '#server/db/schema/index.ts';
import { backupRoutes } from './contract.ts';
import { copyHandlers } from './copies.server.ts';
import { BACKUP_POLL_MS, BACKUP_WAIT_MS } from './limits.ts';
import { startRun } from './trigger-run.server.ts';

export const door = serve(backupRoutes, {
  async list(_, { db, now }) {
    await closeDeadRuns(db, now);
    return findBackups(db);
  },

  async status(_, { db, now }) {
    await closeDeadRuns(db, now);
    const [status, copies] = await Promise.all([findStatus(db, now), findCopies(db)]);
    return { ...status, copies };
  },

  async create(_, { db, now, admin }) {
    await closeDeadRuns(db, now);
    const id = await startManualRun(db, admin.id, now);
    if (!id) throw new HttpError(409, backupAnswers.alreadyRunning);
    if (!(await startRun(db, id, now))) throw new HttpError(502, failureTexts.notStarted);
    const end = await waitForEnd(db, id);
    if (end?.status === 'failed') throw new HttpError(500, end.errorMessage ?? failureTexts.unexpected);
    if (!end) return new Reply(202, { status: 'pending', message: backupAnswers.stillRunning });
    return new Reply(201, { status: end.status, message: backupAnswers.created });
  },

  async autoSetup(_, { db, admin, now }) {
    await db.transaction().execute(async (transaction) => {
      if (await turnWeeklyOn(transaction, now)) await noteSecurity(transaction, { kind: 'backup-on', by: admin }, now);
    });
  },

  async autoOff({ afterAnswer }, { db, admin, now }) {
    await changeAccess({ db, now, afterAnswer }, async (transaction, note) => {
      if (await turnWeeklyOff(transaction)) await note({ kind: 'backup-off', by: admin });
    });
  },

  ...copyHandlers,
});

async function waitForEnd(db: Db, id: string) {
  const deadline = performance.now() + BACKUP_WAIT_MS;
  while (performance.now() < deadline) {
    await sleep(BACKUP_POLL_MS);
    const run = await findRun(db, id).catch(() => undefined);
    if (run && run.status !== 'pending') return run;
  }
  return undefined;
}
