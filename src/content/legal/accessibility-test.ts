/** The day of the last complete check on /barrierefreiheit. Change it only after a new one. */
export const ACCESSIBILITY_TESTED_ON = '2026-11-21';
