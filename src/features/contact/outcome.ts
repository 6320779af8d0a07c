/** Where the form stands (Spec §4). `sentence` is for people. */
export type Outcome =
  | { kind: 'idle' }
  | { kind: 'invalid'; fieldErrors: Record<string, string> }
  | { kind: 'sent'; sentence: string }
  | { kind: 'failed'; sentence: string };
