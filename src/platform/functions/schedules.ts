import { Cron } from 'croner';
import { platformTexts } from '../texts.ts';
import { type Functions, isScheduled } from './functions.ts';

/** Runs functions by their cron lines (UTC), one at a time, and once at the start, because a run may be missed. */
export function startSchedules(functions: Functions): { stop: () => Promise<void> } {
  let queue = Promise.resolve();
  let isStopped = false;
  const run = (name: string) => {
    queue = queue.then(async () => {
      if (isStopped) return;
      try {
        const { status } = await functions.invoke(name);
        if (status >= 400) console.error(platformTexts.scheduleFailed(name, status));
      } catch (error) {
        console.error(platformTexts.scheduleFailed(name, 0), error);
      }
    });
  };
  const jobs = functions.list.filter(isScheduled).map(({ name, config: { schedule = '' } }) => {
    run(name);
    return new Cron(schedule, { timezone: 'UTC' }, () => run(name));
  });
  return {
    stop: async () => {
      isStopped = true;
      for (const job of jobs) job.stop();
      await queue;
    },
  };
}
