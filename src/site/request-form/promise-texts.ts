import * as hours from '#facts/hours.ts';

/** Apart from section-texts.ts, because the script that shows an absence needs it alone. */
export const replyPromise = `Wir melden uns innerhalb von ${hours.replyWithinHours} Stunden.`;
