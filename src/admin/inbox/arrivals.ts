/** What lists are sorted by: ISO 8601 in UTC, newest first. */
interface Dated {
  createdAt: string;
}

/**
 * Keeps what came after `until` out of a list that somebody reads, and counts it. Without a moment, and where nothing
 * would be left to read, everything is shown.
 */
export function splitArrivals<T extends Dated>(list: readonly T[], until: string | undefined) {
  const firstRead = until === undefined ? 0 : list.findIndex(({ createdAt }) => createdAt <= until);
  const arrived = Math.max(0, firstRead);
  return { shown: list.slice(arrived), arrived };
}
