/** The first part of every query key about requests: a change invalidates them all. */
export const INBOX_KEY = ['contacts'];
