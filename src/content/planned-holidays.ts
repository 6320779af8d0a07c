/** The variable with the holidays that a build found in the database (commands/build.ts), as JSON. */
export const PLANNED_HOLIDAYS = 'PLANNED_HOLIDAYS';

/** Closed days: 'YYYY-MM-DD', both included, with a sentence. */
export interface ClosedDays {
  from: string;
  to: string;
  why: string;
}

/** The company holidays for the static pages; none in a browser or function, which ask for them instead. */
export const plannedHolidays = (): readonly ClosedDays[] =>
  JSON.parse(globalThis.process?.env[PLANNED_HOLIDAYS] || '[]');
