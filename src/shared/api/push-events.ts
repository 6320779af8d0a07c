/** What devices are told of: everything, new requests alone, or only that mails do not arrive. */
export const PUSH_EVENTS = ['all', 'requests', 'troubles'] as const;

export type PushEvents = (typeof PUSH_EVENTS)[number];
