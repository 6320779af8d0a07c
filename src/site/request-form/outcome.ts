/** What somebody sent: the labels of the fields and what stood in them. */
export type Written = [label: string, value: string][];

/** Where the form stands (Spec §4). `sentence` is for people; `isOffline` when the device knows that it has no network. */
export type Outcome =
  | { kind: 'idle' }
  | { kind: 'invalid'; fieldErrors: Record<string, string> }
  | { kind: 'sent'; sentence: string; number: string; written: Written }
  | { kind: 'failed'; sentence: string; isOffline?: boolean };
