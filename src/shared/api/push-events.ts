/** All events, new requests only, or only failing mails. */
export const PUSH_EVENTS = ['all', 'requests', 'troubles'] as const;

export type PushEvents = (typeof PUSH_EVENTS)[number];
