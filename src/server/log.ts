/** Fields of a log line: names, numbers and states; never a visitor's words, an address or a cookie. */
type LogValue = string | number | boolean | undefined;

/** Writes one line of JSON; the platform collects standard output. */
export function logEvent(entry: { event: string } & Record<string, LogValue>): void {
  if (process.env.LOG_LEVEL === 'silent') return;
  console.log(JSON.stringify({ at: new Date().toISOString(), ...entry }));
}

export function logError(event: string, error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(JSON.stringify({ at: new Date().toISOString(), event, name, message, stack }));
}
