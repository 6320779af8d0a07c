/** Where the form stands (Spec §4). `sentence` is for people. */
export type Outcome =
  | { kind: 'idle' }
  | { kind: 'invalid'; fieldErrors: Record<string, string> }
  | { kind: 'sent'; sentence: string; request: Record<string, string> }
  | { kind: 'failed'; sentence: string; isOffline?: boolean };

/** A failure as it looks from here: a device that knows it has no network says so. */
export const failed = (sentence: string): Outcome => ({ kind: 'failed', sentence, isOffline: !navigator.onLine });
