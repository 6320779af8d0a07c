/** SQLSTATE classes of a server that is not there: connection, resources, operator intervention, read-only. */
const AWAY_STATES = /^(08|53|57|25006)/;
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
const AWAY_MESSAGE =
  /terminat|timeout|timed out|connection (?:error|closed|ended)|not queryable|websocket|network|socket|Client was closed/i;

/**
 * Whether an error means that the database can't be reached (answered with 503) and not that a query is wrong.
 * The driver throws errors of three kinds: SQLSTATE, Node's codes, and a browser-like ErrorEvent.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  const { code, message, cause, type } = error as {
    code?: unknown;
    message?: unknown;
    cause?: unknown;
    type?: unknown;
  };
  if (typeof code === 'string') return AWAY_CODES.has(code) || AWAY_STATES.test(code);
  if (type === 'error' && 'target' in error) return true;
  return (typeof message === 'string' && AWAY_MESSAGE.test(message)) || isDatabaseAway(cause);
}
