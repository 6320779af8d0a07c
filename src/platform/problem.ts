import { isDatabaseAway } from '#server/db/database-away.ts';
import { EnvironmentError } from '#server/environment.ts';
import { platformTexts } from './texts.ts';

/** An error that the person who started the platform can fix. */
export class Problem extends Error {}

export function sentenceAbout(error: unknown): string | undefined {
  if (error instanceof Problem) return error.message;
  if (error instanceof EnvironmentError) return platformTexts.environment(error.message);
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE' && port) return platformTexts.portTaken(port);
  if (code === 'EACCES' && port) return platformTexts.portForbidden(port);
  // PostgreSQL and its tools say it in words only.
  if (/ENOSPC|No space left/.test(message)) return platformTexts.noSpace;
  return isDatabaseAway(error) ? platformTexts.databaseAway : undefined;
}
