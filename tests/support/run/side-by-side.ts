import type { Part } from './parts.ts';

/**
 * Runs the parts in their order, so many at a time: whoever is done takes the next one. A part that writes generated
 * files waits, and lets the next one go first, while another such part runs.
 */
export async function runSideBySide(
  parts: readonly Part[],
  atATime: number,
  run: (part: Part) => Promise<void>,
): Promise<void> {
  const waiting = [...parts];
  const running = new Map<Part, Promise<void>>();
  const isFree = (part: Part) => !part.writesGenerated || ![...running.keys()].some((one) => one.writesGenerated);
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < atATime ? waiting.find(isFree) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        run(next).finally(() => running.delete(next)),
      );
    } else {
      await Promise.race(running.values());
    }
  }
}
