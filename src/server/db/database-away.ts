import { DatabaseError } from '@neondatabase/serverless';

/** SQLSTATE classes of a server that is not there: connection, resources, operator intervention, read-only. */
const AWAY_STATES = /^(08|53|57|25006)/;

/** The database can't be reached, or says nothing. `cause` is what the driver reported, where it did. */
export class DatabaseAway extends Error {}

/**
 * Whether an error means that the database can't be reached (answered with 503) and not that a query is wrong: it is
 * ours, or the server itself says so.
 */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseAway || (error instanceof DatabaseError && AWAY_STATES.test(error.code ?? ''));

/**
 * What an error of the driver means. The server's own have a class and a SQLSTATE; those of a line have neither:
 * they are events of the WebSocket, or plain `Error`s. Every other class is a fault of ours and stays what it is.
 */
export function judged(error: unknown): unknown {
  const isAboutLine = !(error instanceof Error) || error.constructor === Error;
  return isAboutLine ? new DatabaseAway('The connection to the database was lost', { cause: error }) : error;
}
