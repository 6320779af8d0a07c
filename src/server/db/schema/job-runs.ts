/** How a job of a scheduled function ended last. Not in a backup: what was restored says nothing about today. */
export interface JobRunsTable {
  job: string;
  /** Null while it was never done. */
  doneAt: Date | null;
  /** Since when it has not been done; null when the last run did it. */
  unfinishedSince: Date | null;
}
