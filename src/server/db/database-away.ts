import { DatabaseError } from '@neondatabase/serverless';

/** SQLSTATE classes of a server that is not there: connection, resources, operator intervention, read-only. */
const AWAY_STATES = /^(08|53|57|25006)/;

/** The database can't be reached or does not answer. `cause` is the driver's error. */
export class DatabaseAway extends Error {}

/** Whether an error means an unreachable database (answered with 503), not a wrong query. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseAway || (error instanceof DatabaseError && AWAY_STATES.test(error.code ?? ''));

/** Throws connection errors as DatabaseAway: events or plain `Error`s. The server's have a class of their own. */
export function rethrow(error: unknown): never {
  const isAboutLine = !(error instanceof Error) || error.constructor === Error;
  throw isAboutLine ? new DatabaseAway('The connection to the database was lost', { cause: error }) : error;
}
