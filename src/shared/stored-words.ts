/** The kinds of a history's entries; 'earlier': the request is older than the histories. */
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
  /** The owner got the announcement of its deletion. */
  'announced',
  /** The months until its deletion start again. */
  'kept',
  'removed',
  'restored',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The ways of an answer. */
export const ANSWER_WAYS = ['mail', 'call', 'whatsapp', 'sms'] as const;
export type AnswerWay = (typeof ANSWER_WAYS)[number];

export const DATE_KINDS = ['besichtigung', 'arbeit', 'anruf'] as const;

/** The reasons of a suspicion. */
export const SUSPICIONS = ['honeypot', 'too-fast', 'flood', 'spam'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** The events of the security log. */
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
