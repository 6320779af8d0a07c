import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#config/limits.ts';

/** Lifetime of a claimed message's lease. It exceeds a whole attempt, so a run that holds it longer has died. */
export const OUTBOX_LEASE_MS = 2 * MINUTE_MS;
export const OUTBOX_GIVE_UP_MS = 48 * HOUR_MS;
/** From this many requests in ten minutes on, one digest reports the following ones. A good day brings fewer. */
export const FLOOD_FROM = 20;
export const FLOOD_WINDOW_MS = 10 * MINUTE_MS;
export const FLOOD_GATHERED_MS = 3 * SECOND_MS;
/** Receipts are limited, because strangers type the addresses and could fill anybody's mailbox. */
export const RECEIPTS_PER_ADDRESS_AND_DAY = 1;
/** Sends no reminder this long after the promised time. The second number is for one that waited in the outbox. */
export const REMINDED_UNTIL_AFTER_END_MS = 1 * DAY_MS;
export const REMINDER_TRUE_FOR_MS = 12 * HOUR_MS;
/** Reports failing mails by push, and failing pushes by mail, from this attempt on: 21 minutes after the first. */
export const TROUBLE_TOLD_FROM_ATTEMPT = 4;
export const TROUBLE_TOLD_EVERY_MS = 1 * DAY_MS;
export const ADDRESS_PROOFS_PER_HOUR = 10;
