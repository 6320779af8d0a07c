export const WAITING_SHOWN = 50;
/** An offer without an answer, or an answer without a date, counts as waiting again after these days. */
export const ASKED_AFTER_DAYS = 7;
/** The dashboard lists calls not made, jobs not settled and whom to ask for this long. */
export const TASKS_LISTED_DAYS = 90;
/** A customer's usual time is the median between so many last jobs. */
export const RHYTHM_JOBS = 6;
export const DATE_MINUTES = { besichtigung: 60, arbeit: 120, anruf: 15 } as const;
export const DATE_TIMES = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00', '15:00'] as const;
export const DATE_DAYS = 7;
/** The hours of work in which an agenda shows what is free; in minutes after midnight, as in DATE_TIMES. */
export const WORK_MINUTES = { from: 8 * 60, until: 17 * 60 } as const;
export const GAP_MIN_MINUTES = 60;
export const FAR_WEEKS = 8;
export const DATE_HOURS_OF_DAY = { from: '07:00', until: '21:00' } as const;
