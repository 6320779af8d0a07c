/** Works through a queue that may grow while it is worked on, at most `atOnce` at a time. */
export async function drain<T>(queue: T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  while (queue.length > 0 || running.size > 0) {
    while (running.size < atOnce) {
      const item = queue.shift();
      if (item === undefined) break;
      const job = work(item).finally(() => running.delete(job));
      running.add(job);
    }
    await Promise.race(running);
  }
}
