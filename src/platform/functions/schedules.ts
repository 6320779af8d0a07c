import { readFile, writeFile } from 'node:fs/promises';
import { Cron } from 'croner';
import { platformTexts } from '../texts.ts';
import type { Functions } from './functions.ts';
import { invokeByName } from './invoke-by-name.ts';
import { isScheduled } from './netlify-function.ts';

/** Runs functions by their cron lines (UTC), one at a time; at once if a run was missed. `file` keeps the last runs. */
export async function startSchedules(functions: Functions, file: string): Promise<{ stop: () => Promise<void> }> {
  const lastRuns: Record<string, string> = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  let queue = Promise.resolve();
  let isStopped = false;

  const note = async (name: string) => {
    lastRuns[name] = new Date().toISOString();
    await writeFile(file, JSON.stringify(lastRuns));
  };
  const run = (name: string) => {
    queue = queue.then(async () => {
      if (isStopped) return;
      try {
        const { status } = await invokeByName(functions, name);
        await note(name);
        if (status >= 400) console.error(platformTexts.scheduleFailed(name, status));
      } catch (error) {
        console.error(platformTexts.scheduleFailed(name, 0), error);
      }
    });
  };

  const jobs = functions.list.filter(isScheduled).map(({ name, config: { schedule = '' } }) => {
    const job = new Cron(schedule, { timezone: 'UTC' }, () => run(name));
    const last = lastRuns[name];
    const due = last && job.nextRun(new Date(last));
    if (due && due <= new Date()) run(name);
    else if (!last) lastRuns[name] = new Date().toISOString();
    return job;
  });
  await writeFile(file, JSON.stringify(lastRuns));
  return {
    stop: async () => {
      isStopped = true;
      for (const job of jobs) job.stop();
      await queue;
    },
  };
}
