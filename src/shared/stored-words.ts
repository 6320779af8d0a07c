/** What an entry of a history tells; 'earlier': the request is older than the histories. */
export const ENTRY_KINDS = [
  'earlier',
  'entered',
  'step',
  'answer',
  'note',
  'date',
  'undated',
  'corrected',
  'price',
  'undo',
  /** The owner was told that it will be deleted; nobody did it. */
  'announced',
  /** The months until its deletion begin anew. */
  'kept',
  'removed',
  'restored',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** How somebody was answered. */
export const ANSWER_WAYS = ['mail', 'call', 'whatsapp', 'sms'] as const;
export type AnswerWay = (typeof ANSWER_WAYS)[number];

export const DATE_KINDS = ['besichtigung', 'arbeit', 'anruf'] as const;

/** Why a request is kept apart. */
export const SUSPICIONS = ['honeypot', 'too-fast', 'flood'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** What the security log tells. */
export const SECURITY_EVENTS = [
  'login',
  'password',
  'password-reset',
  'account',
  'sessions-ended',
  'invited',
  'joined',
  'switched-off',
  'switched-on',
  'deleted',
  'owner',
  'addresses',
  'calendar',
  'export',
  'erasure',
  'restore',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];
