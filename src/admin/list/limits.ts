export const CONTACTS_PER_PAGE = 5; // Spec §9
/** Matches of a search drawn at a time, because 2,000 cards would stop a phone. */
export const MATCHES_SHOWN = 20;
/** An unpaid job is old enough for a reminder. */
export const REMINDED_AFTER_DAYS = 14;
