import { HOUR_MS, MINUTE_MS } from '#config/limits.ts';

export const OUTBOX_GIVE_UP_MS = 48 * HOUR_MS;
/** Receipts are limited, because strangers type the addresses and could fill anybody's mailbox. */
export const RECEIPTS_PER_ADDRESS_AND_DAY = 1;
export const ADDRESS_PROOFS_PER_HOUR = 10;
/** A claimed message is due again after this time. It exceeds a whole attempt, so a run that takes longer has died. */
export const OUTBOX_CLAIM_MS = 2 * MINUTE_MS;
/** Requests with a message of their own, an hour; one message tells of the others. */
export const REQUESTS_TOLD_PER_HOUR = 20;
/** Wait of that message, to gather requests that come at once. */
export const REQUESTS_GATHERED_MS = 5 * MINUTE_MS;
