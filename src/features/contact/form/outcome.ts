/** Where the form stands (Spec §4). `sentence` is for people; `isOffline` when the device knows that it has no network. */
export type Outcome =
  | { kind: 'idle' }
  | { kind: 'invalid'; fieldErrors: Record<string, string> }
  | { kind: 'sent'; sentence: string; request: Record<string, string> }
  | { kind: 'failed'; sentence: string; isOffline?: boolean };
