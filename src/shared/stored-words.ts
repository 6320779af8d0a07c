/** The kinds of a history's entries; 'earlier': the request is older than the histories. */
export const ENTRY_KINDS = [
  'earlier',
  'entered',
  'imported',
  'step',
  'answer',
  'note',
  'date',
  'undated',
  'corrected',
  'price',
  /** What the owner must know at each job of the customer: a key, a dog. */
  'stays',
  /** The requests of this name belong to another customer. */
  'apart',
  'same',
  /** Another customer with the same number is another person. */
  'others',
  'paid',
  /** The customer knows of a moved date, or not yet. */
  'told',
  'removed',
  'restored',
  'photo-removed',
  /** The householder lets us show a photo, or no more; the text is its id. */
  'consent',
  'consent-ended',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const ANSWER_WAYS = ['mail', 'call', 'whatsapp', 'sms'] as const;
export type AnswerWay = (typeof ANSWER_WAYS)[number];

/** The messages about one request. */
export const MESSAGE_KINDS = ['request', 'receipt'] as const;

export const DATE_KINDS = ['besichtigung', 'arbeit', 'anruf'] as const;

export const SUSPICIONS = ['honeypot', 'too-fast', 'flood', 'spam'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** What a new mail address is for: an administrator's account, the mails about requests, or the copies of backups. */
export type AddressUse = 'account' | 'messages' | 'copies';
/** What a link or an address with a token gives. */
export type TokenUse = AddressUse | 'invitation' | 'reset' | 'calendar';

type Nothing = Record<never, never>;

/** The events of the security log, and the data of each. Their sentences: domain/people/security-texts.ts. */
export interface SecurityData {
  login: Nothing;
  'login-new-device': Nothing;
  /** Failures of one hour. `name`: an existing account; null for all other names together. */
  'login-failed': { name: string | null; count: number };
  'proof-failed': { name: string | null; count: number };
  'code-failed': { name: string | null; count: number };
  /** An unknown browser had a right password or mailed link, and no code beside it. */
  'code-missing': { name: string | null; count: number };
  password: { username: string };
  /** Links for a new password, asked for in one hour. */
  'reset-asked': { name: string | null; count: number };
  'password-reset': Nothing;
  'session-ended': { device: string };
  'sessions-ended': Nothing;
  'everything-ended': Nothing;
  passkey: { name: string };
  'passkey-removed': { name: string };
  /** A key counted back: perhaps there is a copy of it. */
  'passkey-count': { name: string };
  codes: Nothing;
  'code-used': { left: number };
  account: { username: string; email: string };
  addresses: { addresses: readonly string[] };
  'address-asked': { email: string };
  'address-withdrawn': { email: string };
  'address-proven': { email: string; username: string; use: AddressUse };
  email: { username: string; email: string };
  invited: { email: string };
  'invitation-withdrawn': { email: string };
  joined: { email: string };
  created: { username: string; email: string };
  'switched-off': { username: string };
  'switched-on': { username: string };
  'mails-on': { username: string };
  'mails-off': { username: string };
  deleted: { username: string };
  /** `copies`: who gets the copies of backups, which the new owner should look at. */
  owner: { username: string; copies?: string | null };
  calendar: Nothing;
  'push-device': { device: string };
  'push-device-removed': { device: string };
  export: Nothing;
  'exported-list': { count: number };
  'imported-list': { count: number };
  'import-undone': { count: number };
  erasure: { count?: number };
  purged: { count: number };
  'backup-on': Nothing;
  'backup-off': Nothing;
  /** Who gets the copies of backups, without a link because the address was known; null for nobody. */
  'copy-address': { email: string | null };
  'copy-saved': Nothing;
  restore: Nothing;
  'photo-removed': { request: string };
  /** What an administrator noted of the householder, about one of our own photos. */
  consent: { request: string };
  'consent-ended': { request: string };
  published: { revision: number };
  /** The days of an absence, without its words, which may tell of an illness. */
  absence: { from: string; until: string };
  'absence-ended': Nothing;
}
export type SecurityEvent = keyof SecurityData;
